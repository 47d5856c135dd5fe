import { UsageError } from './usage.ts';

const UNITS: Record<string, number> = { h: 3_600_000, j: 86_400_000, d: 86_400_000 };

/** A day, or a day and a time, as ISO 8601 writes them: other texts are read as dates too, and not as they are meant. */
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * The moment that `--since` names: a date (2026-11-01, read in local time), a full ISO time, or an age (24h, 7j).
 *
 * @returns milliseconds since the epoch, 0 when nothing is given
 * @throws UsageError
 */
export function parseSince(text: string | undefined, now: number): number {
  if (text === undefined) return 0;
  const [, count, unit] = /^(\d+)([hjd])$/.exec(text) ?? [];
  if (count && unit) return now - Number(count) * (UNITS[unit] ?? 0);
  const time = Date.parse(text.includes('T') ? text : `${text}T00:00:00`);
  if (!ISO.test(text) || Number.isNaN(time))
    throw new UsageError(`Date illisible : ${text}. Écrivez par exemple 2026-11-01, 24h ou 7j.`);
  return time;
}
