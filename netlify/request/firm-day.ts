import firm from '../../content/reglages/entreprise.json' with { type: 'json' };

/** The firm's day, in the time of Paris whatever the machine's own: its clocks change twice a year. */

const HOUR = 3_600_000;

/** A date of the calendar and the hours of that day; a day before the 1st or after the 31st is in the next month. */
interface Day {
  year: number;
  month: number;
  day: number;
}

let paris: Intl.DateTimeFormat | undefined;

/** What the clocks of Paris show, read as if it were UTC, in ms. */
function shown(instant: number): number {
  paris ??= new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    timeZone: 'Europe/Paris',
  });
  const parts = Object.fromEntries(
    paris.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function dayOf(instant: number): Day {
  const date = new Date(shown(instant));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** The instant at which the clocks of Paris show a time of a day. None of those asked for is in the hour that changes. */
function at({ year, month, day }: Day, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wanted = Date.UTC(year, month, day, hours, minutes);
  const guess = wanted - HOUR;
  return guess - (shown(guess) - wanted);
}

const next = (day: Day, days = 1): Day => ({ ...day, day: day.day + days });

const { ouverture, fermeture } = firm.horaires;

/**
 * The instant that lies so much open time after another: the firm's hours of `content/reglages/entreprise.json`, each day
 * of the week.
 *
 * @param from ms since the epoch
 * @param openTime in ms
 */
export function afterOpenTime(from: number, openTime: number): number {
  let left = openTime;
  for (let day = dayOf(from); ; day = next(day)) {
    const start = Math.max(from, at(day, ouverture));
    const end = Math.max(start, at(day, fermeture));
    if (left <= end - start) return start + left;
    left -= end - start;
  }
}

/** When the summary of the morning is read: 8 o'clock in Paris. */
const MORNING = '08:00';

/** The next 8 o'clock in Paris, strictly after an instant. */
export function nextMorning(now: number): number {
  const today = at(dayOf(now), MORNING);
  return today > now ? today : at(next(dayOf(now)), MORNING);
}

/** The day in Paris before that of an instant: its first instant, and the first after it. */
export function dayBefore(now: number): { start: number; end: number } {
  const today = dayOf(now);
  return { start: at(next(today, -1), '00:00'), end: at(today, '00:00') };
}

/** The date in Paris, as ISO 8601 writes it. */
export const parisDate = (now: number): string => new Date(shown(now)).toISOString().slice(0, 10);

/** Whether it is Monday in Paris. */
export const isMonday = (now: number): boolean => new Date(shown(now)).getUTCDay() === 1;

/** The hour in Paris, 0 to 23. */
export const parisHour = (now: number): number => new Date(shown(now)).getUTCHours();
