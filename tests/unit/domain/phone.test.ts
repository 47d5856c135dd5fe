import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chatHref, groupPhone, looksShort, phoneKey, phoneKind, telHref } from '../../../src/domain/phone.ts';

test.each([
  ['06/39/98/00/01', '+33639980001'],
  ['(+33) 06 39 98 00 01', '+33639980001'],
  ['33639980001', '+33639980001'],
  ['06‑39–98—00−01', '+33639980001'],
  ['\u202a+33 6 39 98\u202f00 01\u202c\t', '+33639980001'],
  ['+32 470 12 34 56', '+32470123456'],
  ['0049 30 901820', '+4930901820'],
  ['+41 (0)44 668 18 00', '+41446681800'],
])('normalizes %j to %s', (spelling, key) => {
  expect(phoneKey(spelling)).toBe(key);
});

test.each(['112', 'appelez ma fille', '0000000000', '+', '06 39 98 00 01 poste 4', '12345678901234567890'])(
  'only trims %j, which is not a phone number',
  (text) => {
    expect(phoneKey(` ${text} `)).toBe(text);
  },
);

test('normalizes every French number, whatever its spaces', () => {
  const digits = fc.integer({ min: 100_000_000, max: 999_999_999 });
  const gap = fc.constantFrom('', ' ', '.', '-', '\u00a0');
  const prefix = fc.constantFrom('0', '+33', '+33 ', '0033', '+33 (0)');
  fc.assert(
    fc.property(digits, gap, prefix, (number, between, before) => {
      const spelling = before + String(number).replace(/(\d)(?=(\d\d)+$)/g, `$1${between}`);
      expect(phoneKey(spelling)).toBe(`+33${number}`);
    }),
  );
});

test('makes tel: and WhatsApp links', () => {
  expect(telHref('01 99 00 24 75')).toBe('tel:+33199002475');
  const chat = 'https://wa.me/33639982475?text=Bonjour%20%26%20merci';
  expect(chatHref('06 39 98 24 75', 'Bonjour & merci')).toBe(chat);
});

test.each([
  ['063', '06 3'],
  ['0639980001', '06 39 98 00 01'],
  ['06 399 80 001', '06 39 98 00 01'],
  ['+336', '+33 6'],
  ['+33639980001', '+33 6 39 98 00 01'],
])('formats %j as %j while typing', (typed, shown) => {
  expect(groupPhone(typed)).toBe(shown);
});

test.each(['06.39.98', '06-39', '0033 6', '+32 470 12', '+33 (0)6', '   ', 'appelez', '06399800012', '0 0'])(
  'does not format %j',
  (typed) => {
    expect(groupPhone(typed)).toBe(typed);
  },
);

test('a normalized number stays, and formatting never changes the number itself', () => {
  fc.assert(fc.property(fc.string(), (text) => phoneKey(phoneKey(text)) === phoneKey(text)));
  fc.assert(fc.property(fc.string(), (text) => phoneKey(groupPhone(text)) === phoneKey(text)));
});

test('reports a French number as too short, and nothing else', () => {
  const short = ['06 39 98 00', '+33 6 39 98', '12', '0033 6 39'];
  const others = ['', '  ', '06 39 98 00 01', '+33639980001', '+32 470 12 34 56', 'demandez Zoé'];
  expect([...short, ...others].filter(looksShort)).toEqual(short);
});

test.each([
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
  ['+33 6 39 98 00', 'unknown'],
  ['06 39 98 00 01 (soir)', 'unknown'],
  ['', 'unknown'],
])('classifies %j as %s', (number, kind) => {
  expect(phoneKind(number)).toBe(kind);
});
