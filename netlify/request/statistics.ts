import { parisDate } from './firm-day.ts';
import type { DemandeRecord } from './record.ts';

/** The middle one of some numbers, the mean of the middle two where they are even; undefined for none. */
function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  if (sorted.length === 0) return undefined;
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Median time from a request to its first call, in ms; undefined when none of them was called. */
export const medianToFirstCall = (records: readonly DemandeRecord[]): number | undefined =>
  median(
    records.flatMap(({ createdAt, firstCalledAt }) =>
      firstCalledAt ? [Date.parse(firstCalledAt) - Date.parse(createdAt)] : [],
    ),
  );

/** Requests of each day in Paris, latest day first. */
export function countByDay(records: readonly DemandeRecord[]): [date: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { createdAt } of records) {
    const date = parisDate(Date.parse(createdAt));
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => b.localeCompare(a));
}
