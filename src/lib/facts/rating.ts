import type { Facts } from './facts.ts';
import { numberIn } from './kinds.ts';

/** Average rating, rounded to 1 to 5 stars; undefined while the fact has no value. */
export function starsOf(facts: Facts): number | undefined {
  const rating = numberIn(facts['note-avis'] ?? '');
  return rating === undefined ? undefined : Math.min(5, Math.max(1, Math.round(rating)));
}
