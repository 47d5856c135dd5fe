import { DAY, dateAfter, instantOf, parisDate } from './paris.ts';

export const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;

/** The company is closed on a weekday that is missing in `semaine`. */
export interface OpeningHours {
  semaine: Partial<Record<(typeof WEEKDAYS)[number], { ouverture: string; fermeture: string }>>;
  /** Inclusive ISO dates; undefined if there are no closures, because the editor drops empty lists. */
  fermetures?: readonly { du: string; au: string }[];
}

/** `start` and `end` are instants in ms since the epoch. `end` is exclusive. */
interface Span {
  start: number;
  end: number;
}

/** Number of days searched for opening hours. A company without any in this time counts as closed for good. */
const HORIZON_DAYS = 400;

function spanOf(date: string, { semaine, fermetures = [] }: OpeningHours): Span | undefined {
  const day = semaine[WEEKDAYS[new Date(date).getUTCDay()] ?? 'lundi'];
  if (!day || fermetures.some(({ du, au }) => du <= date && date <= au)) return undefined;
  return { start: instantOf(date, day.ouverture), end: instantOf(date, day.fermeture) };
}

/** Yields the opening hours of the instant's day, then of the days after it (`step` 1) or before it (`step` -1). */
export function* spansFrom(instant: number, hours: OpeningHours, step: 1 | -1): Generator<Span> {
  let date = parisDate(instant);
  for (let n = 0; n < HORIZON_DAYS; n += 1, date = dateAfter(date, step)) {
    const span = spanOf(date, hours);
    if (span) yield span;
  }
}

export function isOpen(instant: number, hours: OpeningHours): boolean {
  const span = spanOf(parisDate(instant), hours);
  return span !== undefined && span.start <= instant && instant < span.end;
}

export function nextOpening(instant: number, hours: OpeningHours): number {
  for (const { start } of spansFrom(instant, hours, 1)) if (start > instant) return start;
  return instant + HORIZON_DAYS * DAY;
}

/** Adds open time to an instant. @param openTime in ms @returns an instant within opening hours */
export function afterOpenTime(from: number, openTime: number, hours: OpeningHours): number {
  let left = openTime;
  for (const { start, end } of spansFrom(from, hours, 1)) {
    const open = Math.max(0, end - Math.max(from, start));
    if (left < open) return Math.max(from, start) + left;
    left -= open;
  }
  return from + HORIZON_DAYS * DAY;
}

/** Subtracts open time from an instant. @param openTime in ms, above 0 */
export function beforeOpenTime(until: number, openTime: number, hours: OpeningHours): number {
  let left = openTime;
  for (const { start, end } of spansFrom(until, hours, -1)) {
    const open = Math.max(0, Math.min(until, end) - start);
    if (left <= open) return start + open - left;
    left -= open;
  }
  return until - HORIZON_DAYS * DAY;
}

/** @returns duration in ms */
export function openTimeBetween(from: number, until: number, hours: OpeningHours): number {
  let sum = 0;
  for (const { start, end } of spansFrom(from, hours, 1)) {
    if (start >= until) break;
    sum += Math.max(0, Math.min(end, until) - Math.max(start, from));
  }
  return sum;
}
