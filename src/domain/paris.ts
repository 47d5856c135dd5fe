/**
 * The calendar and the clock of Paris, whatever the machine's own: its clocks change twice a year. Instants are
 * milliseconds since the epoch.
 */

const HOUR = 3_600_000;

let clock: Intl.DateTimeFormat | undefined;

/** Differences between Paris and UTC by hour: they change on the hour, and the calendar's own words are slow. */
const offsets = new Map<number, number>();

/** Hours that are remembered. */
const REMEMBERED = 20_000;

/** What the clocks of Paris show at the start of an hour, less that instant, in ms. */
function offsetAt(instant: number): number {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'Europe/Paris',
  });
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour) - instant;
}

/** What the clocks of Paris show, read as if it were UTC, in ms. */
export function shown(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const offset = offsets.get(hour) ?? offsetAt(hour * HOUR);
  if (offsets.size > REMEMBERED) offsets.clear();
  offsets.set(hour, offset);
  return instant + offset;
}

export const parisDate = (instant: number): string => new Date(shown(instant)).toISOString().slice(0, 10);

/** The date so many days after another one. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 24 * HOUR).toISOString().slice(0, 10);

/**
 * The instant at which the clocks of Paris show a time of a date; a time that they skip is an hour later.
 *
 * @param time `HH:MM`
 */
export function instantOf(date: string, time: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const guess = wanted - HOUR;
  const instant = guess - (shown(guess) - wanted);
  return shown(instant) === wanted ? instant : guess;
}

/** Formatters by their options: to make one costs forty times as much as to use it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A date or time in French words, in the time of Paris. */
export function parisWords(instant: number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options });
  formatters.set(key, formatter);
  return formatter.format(instant);
}
