import { dateAfter, instantOf } from '../../domain/paris.ts';
import type { Notice } from '../../schemas/notice.ts';

/** Days ahead for which a page carries a notice that has not begun: a page may be kept for some days. */
const AHEAD = 7;

/** The instant at which a day begins in Paris, in ms. */
export const startOf = (day: string, daysLater = 0): number => instantOf(dateAfter(day, daysLater), '00:00');

/**
 * The notices that a page carries: those of its day and of the next ones, the first to end first. The page itself shows
 * each in its time.
 *
 * @param path of the page
 * @param day of the build, as `2026-08-15`
 */
export const noticesFor = (notices: readonly Notice[], path: string, day: string): Notice[] =>
  notices
    .filter(({ du, au, pages }) => {
      const soon = startOf(du) < startOf(day, AHEAD);
      return au >= day && soon && (!pages || pages.includes(path));
    })
    .sort((a, b) => a.au.localeCompare(b.au));
