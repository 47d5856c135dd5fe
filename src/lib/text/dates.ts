import { typeset } from '../../domain/typography.ts';

const inFrench = (month: 'long' | 'short'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
const FRENCH_DAY = inFrench('long');
const SHORT_DAY = inFrench('short');

/** A day as a French text says it: «19 septembre 2025», «1er avril 2025»; the day stays on the line of its month. */
export const frenchDay = (day: Date): string =>
  FRENCH_DAY.format(day).replace(/^1 /, '1er ').replace(' ', '\u00a0');

/** The same day in little room: «19 sept. 2025». */
export const shortDay = (day: Date): string =>
  SHORT_DAY.format(day).replace(/^1 /, '1er ').replaceAll(' ', '\u00a0');

/** The same day for a machine: `2025-09-19`. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** How long an article takes, as its cards and its own page say it. */
export const readingTime = (minutes: number): string => typeset(`${minutes} min de lecture`);
