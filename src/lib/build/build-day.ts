import { parisDate } from '../../domain/paris.ts';

export const today = (): string => parisDate(Date.now());

/** @returns `SITE_DAY`, or today in Paris (`2026-12-24`); undefined in deploy previews, which show all entries */
export function buildDay(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment['SITE_DAY']) return environment['SITE_DAY'];
  return environment['CONTEXT'] === 'deploy-preview' ? undefined : today();
}
