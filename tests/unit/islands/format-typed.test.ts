import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPhone } from '../../../src/domain/phone.ts';
import { maskPlate } from '../../../src/domain/plate.ts';
import { edit } from '../../../src/islands/shared/format-typed.ts';
import { typed } from '../../support/typed.ts';

const BACK = 'deleteContentBackward';
const DELETE = 'deleteContentForward';

const halvesOf = (shown: string): [string, string] => {
  const [before = '', after = ''] = shown.split('|');
  return [before, after];
};

function after(format: (text: string) => string, shown: string, inputType: string, data: string | null) {
  const [before, rest] = halvesOf(shown);
  const [selectionStart, selectionEnd] = [before.length, before.length];
  const halves = edit(format, { value: before + rest, selectionStart, selectionEnd }, { inputType, data });
  if (halves) return halves.join('|');
  if (inputType === BACK) return `${before.slice(0, -1)}|${rest}`;
  return inputType === DELETE ? `${before}|${rest.slice(1)}` : `${before}${data}|${rest}`;
}

test.each([
  ['AB|-123-CD', DELETE, 'AB-|23-CD'],
  ['AB-|123-CD', BACK, 'A|-123-CD'],
  ['AB-123|-CD', DELETE, 'AB-123-|D'],
  ['AB-123-|CD', BACK, 'AB-12|-CD'],
  ['AB-1|23-CD', DELETE, 'AB-1|3-CD'],
  ['AB-|', BACK, 'AB|'],
  ['|AB-123-CD', BACK, '|AB-123-CD'],
  ['AB-123-CD|', DELETE, 'AB-123-CD|'],
  ['GE |123456', BACK, 'GE|123456'],
])('in the plate %j, %s gives %j', (shown, key, left) => {
  expect(after(maskPlate, shown, key, null)).toBe(left);
});

test.each([
  ['06| 39 98 00 01', DELETE, '06 |99 80 00 1'],
  ['06 |39 98 00 01', BACK, '0|3 99 80 00 1'],
  ['06 39 98 00 01|', BACK, '06 39 98 00 0|'],
  ['+33| 6 39 98 00 01', DELETE, '+33 |3 99 80 00 1'],
  ['06.|39', BACK, '06 |39'],
])('in the phone number %j, %s gives %j', (shown, key, left) => {
  expect(after(groupPhone, shown, key, null)).toBe(left);
});

test.each([
  ['A|-123-CD', 'b', 'AB-|123-CD'],
  ['AB-123-C|D', 'x', 'AB-123-C|D'],
  ['AB-123-|CD', 'x', 'AB-123-|CD'],
  ['AB-123-CD|', 'x', 'AB-123-CD|'],
  ['A|B-123-CD', 'x', 'AX|B-123-CD'],
  ['XXXX|YYYYYYYYYYYYYYYY', 'x', 'XXXX|YYYYYYYYYYYYYYYY'],
  ['AB-|23-CD', '4', 'AB-4|23-CD'],
])('in the plate %j, typing %j gives %j', (shown, data, made) => {
  expect(after(maskPlate, shown, 'insertText', data)).toBe(made);
});

test('an edit at any position keeps all other characters', () => {
  const signs = (text: string) => text.replace(/[ -]/g, '').toUpperCase();
  const plates = fc.constantFrom('AB-123-CD', 'AB-123', '1234 AB 75', 'B-MA 1234', 'GE 123456');
  const key = fc.constantFrom(BACK, DELETE);
  fc.assert(
    fc.property(plates, fc.nat(10), key, (plate, at, inputType) => {
      const caret = Math.min(at, plate.length);
      const left = after(maskPlate, `${plate.slice(0, caret)}|${plate.slice(caret)}`, inputType, null);
      expect(signs(left.replace('|', '')).length).toBeGreaterThanOrEqual(signs(plate).length - 1);
    }),
  );
  fc.assert(
    fc.property(plates, fc.nat(10), fc.constantFrom('x', '7'), (plate, at, data) => {
      const caret = Math.min(at, plate.length);
      const [before, rest] = halvesOf(
        after(maskPlate, `${plate.slice(0, caret)}|${plate.slice(caret)}`, 'insertText', data),
      );
      expect(signs(rest)).toBe(signs(plate.slice(caret)));
      expect(signs(before)).toContain(signs(plate.slice(0, caret)));
    }),
  );
});

test('a phone number is grouped while typing', () => {
  expect(typed(groupPhone, ...'0639980001')).toBe('06 39 98 00 01');
  expect(typed(groupPhone, '06.39.98.00.01')).toBe('06.39.98.00.01');
});
