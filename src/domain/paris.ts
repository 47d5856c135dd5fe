/** Calendar and clock of Paris, independent of the system time zone. Instants are in ms since the epoch. */

const HOUR = 3_600_000;

let clock: Intl.DateTimeFormat | undefined;

/** UTC offsets by hour, cached because Intl is slow; they change on the hour only. */
const offsets = new Map<number, number>();

/** Paris wall-clock time, encoded as if it were UTC, in ms. */
export function shown(instant: number): number {
  clock ??= new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Paris' });
  const hour = Math.floor(instant / HOUR);
  const offset = offsets.get(hour) ?? (Number(clock.format(hour * HOUR)) - (hour % 24) + 24) % 24;
  offsets.set(hour, offset);
  return instant + offset * HOUR;
}

export const parisDate = (instant: number): string => new Date(shown(instant)).toISOString().slice(0, 10);

export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 24 * HOUR).toISOString().slice(0, 10);

/** A time skipped by daylight saving becomes an hour later. @param time `HH:MM` */
export function instantOf(date: string, time: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const guess = wanted - HOUR;
  const instant = guess - (shown(guess) - wanted);
  return shown(instant) === wanted ? instant : guess;
}

/** Formatters are cached, as construction takes forty times as long as formatting. */
const formatters = new Map<string, Intl.DateTimeFormat>();

export function parisWords(instant: number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options });
  formatters.set(key, formatter);
  return formatter.format(instant);
}
