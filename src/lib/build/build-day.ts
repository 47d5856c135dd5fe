import { parisDate } from '../../domain/paris.ts';

/** Today in Paris, as `2026-12-24`. */
export const today = (): string => parisDate(Date.now());

/**
 * The day for which the site is built, as `2026-12-24`: today in Paris, or `SITE_DAY`. Undefined for a build that shows
 * drafts and what comes later as well: the host's preview of a change.
 */
export function buildDay(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment['SITE_DAY']) return environment['SITE_DAY'];
  return environment['CONTEXT'] === 'deploy-preview' ? undefined : today();
}
