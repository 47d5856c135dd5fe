import { parisDate } from '../../domain/paris.ts';

export const today = (): string => parisDate(Date.now());

/** Build date in Paris (`2026-12-24`), or `SITE_DAY`. Undefined in deploy previews, which show all entries. */
export function buildDay(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment['SITE_DAY']) return environment['SITE_DAY'];
  return environment['CONTEXT'] === 'deploy-preview' ? undefined : today();
}
