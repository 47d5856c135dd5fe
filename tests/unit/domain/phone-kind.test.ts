import { expect, test } from 'vitest';
import { phoneKind } from '../../../src/domain/phone.ts';

test.each([
  ['06 39 98 00 01', 'ordinary'],
  ['+33 (0)6 39 98 00 01', 'ordinary'],
  ['01 99 00 24 75', 'ordinary'],
  ['09 99 00 24 75', 'ordinary'],
  ['0899 70 00 00', 'special'],
  ['+33 892 00 00 00', 'special'],
  ['0800 00 00 00', 'special'],
  ['+44 7700 900123', 'foreign'],
  ['0032 460 00 00 00', 'foreign'],
  ['+262 639 98 00 01', 'foreign'],
  ['3639', 'unknown'],
  ['06 39 98 00', 'unknown'],
  ['+33 6 39 98 00', 'unknown'],
  ['06 39 98 00 01 (soir)', 'unknown'],
  ['', 'unknown'],
])('classifies %j as %s', (number, kind) => {
  expect(phoneKind(number)).toBe(kind);
});
