import { expect, test } from 'vitest';
import { starsOf } from '../../../src/lib/facts/rating.ts';

test.each([
  ['4,8', 5],
  ['4,3/5', 4],
  ['0,2', 1],
  ['', undefined],
])('an average rating of «%s» shows %s stars', (rating, stars) => {
  expect(starsOf({ 'note-avis': rating })).toBe(stars);
});
