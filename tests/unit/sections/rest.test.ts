import { expect, test } from 'vitest';
import { restOf } from '../../../src/sections/rest.ts';

test.each([
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 2],
  [7, 5],
])('of %i rows of a folded list, two of them open, %i stay behind the button', (rows, rest) => {
  expect(restOf(true, rows, 2)).toBe(rest);
});

test('a list that is not folded keeps nothing behind a button', () => {
  expect(restOf(false, 9, 2)).toBe(0);
});
