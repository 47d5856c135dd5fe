import {
  afterOpenTime,
  beforeOpenTime,
  nextOpening,
  openTimeBetween,
  type OpeningHours,
  spansFrom,
} from './opening-hours.ts';
import { instantOf, parisDate, parisWords, shown } from './paris.ts';

/**
 * Callback deadline of the promise «Rappel sous 24 h», within opening hours. Single source for the site, the mails
 * and the desk; instants are milliseconds since the epoch.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** If less open time than this remains within 24 hours, the call is promised for the next open day, in ms. */
const LEAST_OPEN_MS = HOUR;

/** Open time until the first reminder, in ms. */
const REMINDER_OPEN_MS = 4 * HOUR;

/** Open time before the deadline at the last reminder, in ms. */
const LAST_CALL_OPEN_MS = 3 * HOUR;

/** Latest full hour or closing time on the day of an instant, not after it. */
function lastOpenHour(instant: number, hours: OpeningHours): number {
  for (const { start, end } of spansFrom(instant, hours, -1)) {
    const last = instant < end ? instant - (instant % HOUR) : end;
    if (last > start) return last;
  }
  return 0;
}

/**
 * Deadline for the callback: 24 hours after sending, within opening hours, rounded down to the hour. If these contain
 * almost no open time, the 24 hours start at the next opening.
 * @param sentAt instant of the request
 */
export function deadlineOf(sentAt: number, hours: OpeningHours): number {
  const end = lastOpenHour(sentAt + DAY, hours);
  if (openTimeBetween(sentAt, end, hours) >= LEAST_OPEN_MS) return end;
  const opening = nextOpening(sentAt, hours);
  const later = lastOpenHour(opening + DAY, hours);
  return later > opening ? later : opening + HOUR;
}

/**
 * Instants of the two reminders, during opening hours and before the deadline. `lastCall` is never before the
 * request.
 */
export function remindersOf(sentAt: number, hours: OpeningHours): { first: number; lastCall: number } {
  const deadline = deadlineOf(sentAt, hours);
  const open = openTimeBetween(sentAt, deadline, hours);
  const lastCall =
    open > LAST_CALL_OPEN_MS
      ? beforeOpenTime(deadline, LAST_CALL_OPEN_MS, hours)
      : afterOpenTime(sentAt, open / 2, hours);
  return {
    first: afterOpenTime(sentAt, open > REMINDER_OPEN_MS ? REMINDER_OPEN_MS : open / 2, hours),
    lastCall,
  };
}

/** «8h» for `08:00`, «18h30» for `18:30`. */
export const spoken = (time: string): string => time.replace(/^0/, '').replace(/:(00)?/, 'h');

export const hourWords = (instant: number): string =>
  spoken(new Date(shown(instant)).toISOString().slice(11, 16));

/** «mardi 24 novembre», «vendredi 1er janvier»; short: «mardi 24 nov.». */
export const dayWords = (instant: number, month: 'long' | 'short' = 'long'): string =>
  parisWords(instant, { weekday: 'long', day: 'numeric', month }).replace(' 1 ', ' 1er ');

/** «mardi 24 novembre à 14h». */
export const dayAndHour = (instant: number): string => `${dayWords(instant)} à ${hourWords(instant)}`;

/** «mardi 24 nov. à 14h». */
const shortMoment = (instant: number): string => `${dayWords(instant, 'short')} à ${hourWords(instant)}`;

/**
 * Deadline and earliest visit in words.
 * @returns `call` («mardi 24 novembre à 14h») with a short form, and `visit`, the next open day after it
 */
export function datesOf(
  deadline: number,
  hours: OpeningHours,
): Record<'call' | 'shortCall' | 'visit', string> {
  return {
    call: dayAndHour(deadline),
    shortCall: shortMoment(deadline),
    visit: dayWords(nextOpening(instantOf(parisDate(deadline), '23:59'), hours)),
  };
}
