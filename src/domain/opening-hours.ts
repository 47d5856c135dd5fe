import { dateAfter, instantOf, parisDate } from './paris.ts';

/** Names of the weekdays as `Date.prototype.getUTCDay` counts them. */
const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;

/** When the firm works (`content/reglages/horaires.json`): a weekday that is missing is closed. */
export interface OpeningHours {
  semaine: Partial<Record<(typeof WEEKDAYS)[number], { ouverture: string; fermeture: string }>>;
  /** Closed days, from `du` to `au`, both included (ISO dates); the editor drops an empty list. */
  fermetures?: readonly { du: string; au: string }[];
}

/** Part of a day in which the firm is open, in ms since the epoch: `start` belongs to it, `end` doesn't. */
interface Span {
  start: number;
  end: number;
}

/** Days looked at before a firm counts as closed for good. */
const HORIZON_DAYS = 400;

/** The open part of a date; undefined on a closed day. */
function spanOf(date: string, { semaine, fermetures = [] }: OpeningHours): Span | undefined {
  const day = semaine[WEEKDAYS[new Date(date).getUTCDay()] ?? 'lundi'];
  if (!day || fermetures.some(({ du, au }) => du <= date && date <= au)) return undefined;
  return { start: instantOf(date, day.ouverture), end: instantOf(date, day.fermeture) };
}

/** Open spans one after the other, from the day of an instant on; with `step` -1 backwards. */
export function* spansFrom(instant: number, hours: OpeningHours, step: 1 | -1): Generator<Span> {
  let date = parisDate(instant);
  for (let n = 0; n < HORIZON_DAYS; n += 1, date = dateAfter(date, step)) {
    const span = spanOf(date, hours);
    if (span) yield span;
  }
}

/** Whether the firm is open at an instant. */
export function isOpen(instant: number, hours: OpeningHours): boolean {
  const span = spanOf(parisDate(instant), hours);
  return span !== undefined && span.start <= instant && instant < span.end;
}

/** The next time at which the firm opens, strictly after an instant. */
export function nextOpening(instant: number, hours: OpeningHours): number {
  for (const { start } of spansFrom(instant, hours, 1)) if (start > instant) return start;
  return instant + HORIZON_DAYS * 86_400_000;
}

/**
 * The instant that lies so much open time after another; always one at which the firm is open.
 *
 * @param openTime in ms
 */
export function afterOpenTime(from: number, openTime: number, hours: OpeningHours): number {
  let left = openTime;
  for (const { start, end } of spansFrom(from, hours, 1)) {
    const open = Math.max(0, end - Math.max(from, start));
    if (left < open) return Math.max(from, start) + left;
    left -= open;
  }
  return from + HORIZON_DAYS * 86_400_000;
}

/** The instant that lies so much open time before another. @param openTime in ms, above 0 */
export function beforeOpenTime(until: number, openTime: number, hours: OpeningHours): number {
  let left = openTime;
  for (const { start, end } of spansFrom(until, hours, -1)) {
    const open = Math.max(0, Math.min(until, end) - start);
    if (left <= open) return start + open - left;
    left -= open;
  }
  return until - HORIZON_DAYS * 86_400_000;
}

/** Open time between two instants, in ms. */
export function openTimeBetween(from: number, until: number, hours: OpeningHours): number {
  let sum = 0;
  for (const { start, end } of spansFrom(from, hours, 1)) {
    if (start >= until) break;
    sum += Math.max(0, Math.min(end, until) - Math.max(start, from));
  }
  return sum;
}
