import type { Facts } from './facts.ts';
import { numberIn } from './kinds.ts';

/** Returns the average rating as 1 to 5 whole stars; undefined if the fact `note-avis` has no value. */
export function starsOf(facts: Facts): number | undefined {
  const rating = numberIn(facts['note-avis'] ?? '');
  return rating === undefined ? undefined : Math.min(5, Math.max(1, Math.round(rating)));
}
