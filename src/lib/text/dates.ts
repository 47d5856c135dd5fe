import { typeset } from '../../domain/typography.ts';

const FRENCH_DAY = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as a French text says it: «19 septembre 2025», «1er avril 2025»; the day stays on the line of its month. */
export const frenchDay = (day: Date): string =>
  FRENCH_DAY.format(day).replace(/^1 /, '1er ').replace(' ', '\u00a0');

/** The same day for a machine: `2025-09-19`. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** How long an article takes, as its cards and its own page say it. */
export const readingTime = (minutes: number): string => typeset(`${minutes} min de lecture`);
