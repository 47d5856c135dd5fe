import { expect, test } from 'vitest';
import { frenchDay, isoDay } from '../../../../src/lib/text/dates.ts';

test.each([
  ['2025-04-01', '1er\u00a0avril 2025'],
  ['2025-09-19', '19\u00a0septembre 2025'],
])('%s reads %s', (day, text) => {
  expect(frenchDay(new Date(day))).toBe(text);
  expect(isoDay(new Date(day))).toBe(day);
});
