import {
  afterOpenTime,
  beforeOpenTime,
  nextOpening,
  openTimeBetween,
  type OpeningHours,
  spansFrom,
  WEEKDAYS,
} from './opening-hours.ts';
import { DAY, HOUR, instantOf, parisDate, shown } from './paris.ts';

/** Deadline to phone back («Rappel sous 24 h»), for site, e-mails and back office. Instants are ms since the epoch. */

/** Minimum open time before the deadline. With less, `deadlineOf` counts 24 hours from when the company opens next. */
const LEAST_OPEN_MS = HOUR;

const REMINDER_OPEN_MS = 4 * HOUR;

const LAST_CALL_OPEN_MS = 3 * HOUR;

/**
 * Rounds an instant within opening hours down to the full hour. If this hour is not after the opening time, or if the
 * instant is outside opening hours, returns the previous closing time (0 for none).
 */
function lastOpenHour(instant: number, hours: OpeningHours): number {
  for (const { start, end } of spansFrom(instant, hours, -1)) {
    const last = instant < end ? instant - (instant % HOUR) : end;
    if (last > start) return last;
  }
  return 0;
}

/**
 * 24 hours after the request, rounded down to a full hour within opening hours. If that leaves less open time than
 * {@link LEAST_OPEN_MS}, the 24 hours start when the company opens next.
 * @param sentAt instant of the request
 */
export function deadlineOf(sentAt: number, hours: OpeningHours): number {
  const end = lastOpenHour(sentAt + DAY, hours);
  if (openTimeBetween(sentAt, end, hours) >= LEAST_OPEN_MS) return end;
  const opening = nextOpening(sentAt, hours);
  const later = lastOpenHour(opening + DAY, hours);
  return later > opening ? later : opening + HOUR;
}

/** Instants of two reminders to phone back, in opening hours before the deadline and never before the request. */
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

/** The same French names as `Intl` returns. `Intl` is not used, because its first call is slow (see paris.ts). */
const MONTHS = {
  long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
};

export const weekdayOf = (instant: number): string => WEEKDAYS[new Date(shown(instant)).getUTCDay()] ?? '';

/** «mardi 24 novembre», «vendredi 1er janvier»; short: «mardi 24 nov.». */
export function dayWords(instant: number, month: 'long' | 'short' = 'long'): string {
  const date = new Date(shown(instant));
  const day = date.getUTCDate();
  return `${weekdayOf(instant)} ${day === 1 ? '1er' : day} ${MONTHS[month][date.getUTCMonth()]}`;
}

export const dayAndHour = (instant: number): string => `${dayWords(instant)} à ${hourWords(instant)}`;

/** Words for a deadline: `call` («mardi 24 novembre à 14h»), `shortCall` (abbreviated), `visit` (next working day). */
export function datesOf(
  deadline: number,
  hours: OpeningHours,
): Record<'call' | 'shortCall' | 'visit', string> {
  return {
    call: dayAndHour(deadline),
    shortCall: `${dayWords(deadline, 'short')} à ${hourWords(deadline)}`,
    visit: dayWords(nextOpening(instantOf(parisDate(deadline), '23:59'), hours)),
  };
}
