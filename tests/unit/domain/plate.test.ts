import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPlate, isPlateFormatValid } from '../../../src/domain/plate.ts';
import { caretAfterFormat } from '../../../src/islands/shared/rewrite.ts';

test.each([
  ['', ''],
  ['ab', 'AB'],
  ['ab0', 'AB-0'],
  ['ab000c', 'AB-000-C'],
  ['ab000cd', 'AB-000-CD'],
  [' ab 000 cd ', 'AB-000-CD'],
  ['ab000cdef', 'AB-000-CD'],
  ['é!ab_000', 'AB-000'],
  // Every character of another kind of plate stays.
  ['1234 AB 75', '1234AB75'],
  ['1-ABC-234', '1ABC234'],
  ['W-123-AB', 'W123AB'],
])('formats %j as %j', (typed, formatted) => {
  expect(formatPlate(typed)).toBe(formatted);
});

test('formatting is idempotent, in upper case and at most nine characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
      const formatted = formatPlate(text);
      expect(formatPlate(formatted)).toBe(formatted);
      expect(formatted).toMatch(/^[A-Z0-9-]*$/);
      expect(formatted.length).toBeLessThanOrEqual(9);
    }),
  );
});

test('a plate is complete with two letters, three digits and two letters', () => {
  const plates = ['AB-000-CD', 'AB-00-CD', 'ab-000-cd', 'AB000CD', '1234AB75', ''];
  expect(plates.filter(isPlateFormatValid)).toEqual(['AB-000-CD']);
});

test.each([
  ['ab0', 'AB-0', 4],
  ['ab', 'AB-000-CD', 2],
  ['AB-0', 'AB-000-CD', 4],
  ['', 'AB-000-CD', 0],
  ['ab 000 cd ef', 'AB-000-CD', 9],
])('places the caret after %j in %j', (before, formatted, position) => {
  expect(caretAfterFormat(before, formatted)).toBe(position);
});
