import { expect, test } from 'vitest';
import { restOf } from '../../../src/sections/rest.ts';

test.each([
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 2],
  [7, 5],
])('a collapsed list of %i rows hides %i of them behind a button', (rows, rest) => {
  expect(restOf(true, rows, 2)).toBe(rest);
});

test('a list that is not collapsed hides nothing', () => {
  expect(restOf(false, 9, 2)).toBe(0);
});
