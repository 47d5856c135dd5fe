/** Calendar and clock of Paris, whatever the system's time zone. Instants are in ms since the epoch. */

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Instant of a clock change: 01:00 UTC on the last Sunday of a month that has 31 days. @param month from 0 */
function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month, 31, 1));
  return end.getTime() - end.getUTCDay() * DAY;
}

/**
 * Paris wall-clock time, encoded in ms as if it were UTC. It is computed from Directive 2000/84/EC (summer time) and
 * not with `Intl`, whose first call takes 150 ms on a slow phone.
 */
export function shown(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= lastSunday(year, 2) && instant < lastSunday(year, 9);
  return instant + (isSummer ? 2 : 1) * HOUR;
}

export const parisDate = (instant: number): string => new Date(shown(instant)).toISOString().slice(0, 10);

export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** Instant of a time in Paris; a time skipped by the change to summer time moves one hour later. @param time `HH:MM` */
export function instantOf(date: string, time: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const guess = wanted - HOUR;
  const instant = guess - (shown(guess) - wanted);
  return shown(instant) === wanted ? instant : guess;
}
