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
 * The promise «Rappel sous 24 h», during the firm's hours, as one deadline: the success screen, the announcement, the
 * desk, the reminders and the summary all take it from here. Instants are milliseconds since the epoch.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** With less open time than this left in its 24 hours, a request is promised a call on the next open day, in ms. */
const LEAST_OPEN_MS = HOUR;

/** A request that nobody has called is told again after this much open time, in ms … */
const REMINDER_OPEN_MS = 4 * HOUR;

/** … and once more when this much open time is left before its deadline, in ms. */
const LAST_CALL_OPEN_MS = 3 * HOUR;

/** The last full hour, or closing time, of the firm's day that is no later than an instant. */
function lastOpenHour(instant: number, hours: OpeningHours): number {
  for (const { start, end } of spansFrom(instant, hours, -1)) {
    const last = instant < end ? instant - (instant % HOUR) : end;
    if (last > start) return last;
  }
  return 0;
}

/**
 * Until when the firm calls back: within 24 hours of sending, in its own hours, rounded down to the hour. Where hardly
 * any open time lies in these 24 hours, they begin when the firm next opens.
 *
 * @param sentAt when the request was sent
 */
export function deadlineOf(sentAt: number, hours: OpeningHours): number {
  const end = lastOpenHour(sentAt + DAY, hours);
  if (openTimeBetween(sentAt, end, hours) >= LEAST_OPEN_MS) return end;
  const opening = nextOpening(sentAt, hours);
  const later = lastOpenHour(opening + DAY, hours);
  return later > opening ? later : opening + HOUR;
}

/**
 * When a request that nobody has called is told again: both are times at which the firm is open, before the deadline,
 * `lastCall` never before the request itself.
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

/** A time as it is said: «8h» for `08:00`, «18h30» for `18:30`. */
export const spoken = (time: string): string => time.replace(/^0/, '').replace(/:(00)?/, 'h');

/** The hour of an instant, as it is said. */
export const hourWords = (instant: number): string =>
  spoken(new Date(shown(instant)).toISOString().slice(11, 16));

/** A day as it is said: «mardi 24 novembre», «vendredi 1er janvier» or, short, «mardi 24 nov.». */
export const dayWords = (instant: number, month: 'long' | 'short' = 'long'): string =>
  parisWords(instant, { weekday: 'long', day: 'numeric', month }).replace(' 1 ', ' 1er ');

/** «mardi 24 novembre à 14h». */
export const dayAndHour = (instant: number): string => `${dayWords(instant)} à ${hourWords(instant)}`;

/** The same where there is little room: «mardi 24 nov. à 14h». */
const shortMoment = (instant: number): string => `${dayWords(instant, 'short')} à ${hourWords(instant)}`;

/**
 * A deadline, and the day on which the firm can come after it, in words.
 *
 * @returns `call`, as in «mardi 24 novembre à 14h», with its short form, and `visit`, the next open day after it
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
