import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPlate, isPlateFormatValid, maskPlate } from '../../../src/domain/plate.ts';

/** Text of the field after the texts are typed or pasted at its end, one after the other. */
const typed = (format: (text: string) => string, ...texts: string[]) =>
  texts.reduce((value, text) => format(value + text), '');

/** Plates as written and, if the formatted plate differs, as formatted. */
const PLATES: [kind: string, written: string, field?: string][] = [
  ['since 2009', 'AB-000-CD'],
  ['since 2009, with spaces', 'ab 000 cd', 'AB-000-CD'],
  ['since 2009, in one word', 'ab000cd', 'AB-000-CD'],
  ['dictated', 'A B 0 0 0 C D', 'AB-000-CD'],
  ['provisional', 'WW-000-AB'],
  ['garage', 'W-000-AB'],
  ['moped 2004 to 2009', 'AB 12 C'],
  ['of 1950, four digits', '1234 AB 75'],
  ['of 1950, one digit', '1 A 75'],
  ['of 1950, three letters', '123 ABC 75'],
  ['of 1950, Corsica', '123 AB 2A'],
  ['of 1950, overseas', '123 ABC 971'],
  ['of 1950, in one word', '1234ab75', '1234AB75'],
  ['provisional before 2009', '1234 WW 75'],
  ['garage before 2009', '123 W 75'],
  ['transit', '123 TTA 75'],
  ['embassy', '12 CMD 34'],
  ['diplomat', '12 CD 345'],
  ['consulate', '123 C 45'],
  ['army', '6123 0045'],
  ['state property', 'D-123-4567'],
  ['New Caledonia', '123 456 NC'],
  ['Polynesia', '123 456 P'],
  ['Monaco', 'A123'],
  ['Geneva', 'GE 123456'],
  ['Zurich, with its dot', 'ZH·123456', 'ZH 123456'],
  ['Berlin', 'B-MA 1234'],
  ['Bergheim', 'BM-A 1234'],
  ['Hamburg', 'HH-AB 1234'],
  ['Tübingen', 'TÜ-AB 123'],
  ['Frankfurt', 'F-AB 123'],
  ['Belgium', '1-ABC-234'],
  ['Belgium before 2010', 'ABC-123'],
  ['Spain', '1234 BCD'],
  ['Spain before 2000', 'M-1234-AB'],
  ['Italy', 'AB 000 CD', 'AB-000-CD'],
  ['United Kingdom', 'AB12 CDE'],
  ['United Kingdom before 2001', 'A123 BCD'],
  ['Poland', 'WA 12345'],
  ['Słubice', 'FSL 123AC'],
  ['Netherlands', 'AB-12-CD'],
  ['Netherlands since 2019', 'A-123-BC'],
  ['Luxembourg', 'AB 1234'],
  ['Portugal', '12-AB-34'],
  ['Romania', 'B 123 ABC'],
];

test.each(PLATES)(
  'a plate of the kind «%s», %j, becomes the same value when typed, pasted or scanned',
  (_, written, field = written) => {
    expect(typed(maskPlate, ...written)).toBe(field);
    expect(typed(maskPlate, written)).toBe(field);
    expect(typed(maskPlate, `\n ${written.replaceAll(' ', '\n').replaceAll('-', '–')} \u200e`).trim()).toBe(
      field,
    );
    expect(formatPlate(field)).toBe(field);
  },
);

test.each([
  ['F\nAB-000-CD\n75', 'AB-000-CD'],
  // The same text without line breaks, which a field drops on pasting.
  ['FAB-000-CD75', 'AB-000-CD'],
  ['★ F AB·000·CD 2A', 'AB-000-CD'],
  ['AB−000−CD 92 Île-de-France', 'AB-000-CD'],
  ['F 1234 AB 75', '1234 AB 75'],
  ['F\n123\nABC\n2B', '123 ABC 2B'],
  ['ＡＢ０００ＣＤ', 'AB-000-CD'],
])('the text %j, scanned with the camera, gives the plate %j', (read, field) => {
  expect(formatPlate(read)).toBe(field);
});

test.each([
  ['', ''],
  ['ab', 'AB'],
  ['ab0', 'AB-0'],
  ['ab000c', 'AB-000-C'],
  ['ab000cdef', 'AB-000-CD'],
  ['AB-', 'AB-'],
  ['ge1234', 'GE1234'],
  ['AB-O12-CD', 'AB-O12-CD'],
  ['AB-00-CD', 'AB-00-CD'],
  ['x'.repeat(30), 'X'.repeat(20)],
  ['!?', ''],
])('the plate %j is formatted as %j while typing', (raw, field) => {
  expect(maskPlate(raw)).toBe(field);
});

test('formatting a plate is idempotent and gives at most twenty upper-case characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const formatted = formatPlate(text);
      expect(formatPlate(formatted)).toBe(formatted);
      expect(formatted).toMatch(/^(?:[\p{L}\p{N}]+[ -]?)*$/u);
      expect(formatted).toBe(formatted.toUpperCase().toWellFormed());
      expect([...formatted].length).toBeLessThanOrEqual(20);
    }),
  );
});

test('only a number plate written like AB-000-CD, in capitals and with dashes, passes the format check', () => {
  const plates = ['AB-000-CD', 'AB-00-CD', 'ab-000-cd', 'AB000CD', '1234AB75', ''];
  expect(plates.filter(isPlateFormatValid)).toEqual(['AB-000-CD']);
});
