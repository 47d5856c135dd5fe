/** A day of the calendar in Paris, as `2026-12-24`. */
const IN_PARIS = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** Today in Paris, as `2026-12-24`. */
export const today = (): string => IN_PARIS.format(new Date());

/**
 * The day for which the site is built, as `2026-12-24`: today in Paris, or `SITE_DAY`. Undefined for a build that shows
 * drafts and what comes later as well: the host's preview of a change.
 */
export function buildDay(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  if (environment['SITE_DAY']) return environment['SITE_DAY'];
  return environment['CONTEXT'] === 'deploy-preview' ? undefined : today();
}
