import { typeset } from '../../domain/typography.ts';

const inFrench = (month: 'long' | 'short'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
const FRENCH_DAY = inFrench('long');
const SHORT_DAY = inFrench('short');

/** Formats a day as «19 septembre 2025» or «1er avril 2025», with a no-break space after the number of the day. */
export const frenchDay = (day: Date): string =>
  FRENCH_DAY.format(day).replace(/^1 /, '1er ').replace(' ', '\u00a0');

/** Formats a day as «19 sept. 2025», with no-break spaces. */
export const shortDay = (day: Date): string =>
  SHORT_DAY.format(day).replace(/^1 /, '1er ').replaceAll(' ', '\u00a0');

export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

export const readingTime = (minutes: number): string => typeset(`${minutes} min de lecture`);
