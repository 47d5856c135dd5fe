import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chatHref, groupPhone, looksShort, phoneKey, telHref } from '../../../src/domain/phone.ts';

it.each([
  '0639980001',
  '06 39 98 00 01',
  '06.39.98.00.01',
  '06-39-98-00-01',
  '06/39/98/00/01',
  '+33 6 39 98 00 01',
  '+33639980001',
  '+33 (0)6 39 98 00 01',
  '(+33) 06 39 98 00 01',
  '0033 6 39 98 00 01',
  '0033(0)639980001',
  '33639980001',
  '06\u00a039\u202f98\u00a000\u00a001',
  '06‑39–98—00−01',
  '\u202a+33 6 39 98 00 01\u202c',
  '  0639980001\t',
])('takes %j for +33639980001', (spelling) => {
  expect(phoneKey(spelling)).toBe('+33639980001');
});

it.each([
  ['+32 470 12 34 56', '+32470123456'],
  ['0049 30 901820', '+4930901820'],
  ['+41 (0)44 668 18 00', '+41446681800'],
])('takes %j abroad for %s', (spelling, key) => {
  expect(phoneKey(spelling)).toBe(key);
});

it.each([
  '112',
  '06 39',
  'appelez ma fille',
  '0000000000',
  '+',
  '06 39 98 00 01 poste 4',
  '12345678901234567890',
])('keeps %j, which is no number, as its trimmed text', (text) => {
  expect(phoneKey(` ${text} `)).toBe(text);
});

it('takes every French number for itself, however it is spaced', () => {
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

it('gives the same key for a key', () => {
  fc.assert(fc.property(fc.string(), (text) => phoneKey(phoneKey(text)) === phoneKey(text)));
});

it('makes links that a phone can follow', () => {
  expect(telHref('01 99 00 24 75')).toBe('tel:+33199002475');
  expect(chatHref('06 39 98 24 75', 'Bonjour & merci')).toBe(
    'https://wa.me/33639982475?text=Bonjour%20%26%20merci',
  );
});

it.each([
  ['0', '0'],
  ['06', '06'],
  ['063', '06 3'],
  ['0639980001', '06 39 98 00 01'],
  ['06 399 80 001', '06 39 98 00 01'],
  ['+336', '+33 6'],
  ['+33639980001', '+33 6 39 98 00 01'],
])('groups %j as %j while it is typed', (typed, shown) => {
  expect(groupPhone(typed)).toBe(shown);
});

it.each(['06.39.98', '06-39', '0033 6', '+32 470 12', '+33 (0)6', '   ', 'appelez', '06399800012', '0 0'])(
  'leaves %j as the visitor writes it',
  (typed) => {
    expect(groupPhone(typed)).toBe(typed);
  },
);

it('never changes which number is meant', () => {
  fc.assert(fc.property(fc.string(), (text) => phoneKey(groupPhone(text)) === phoneKey(text)));
});

it.each(['06 39 98 00', '+33 6 39 98', '12', '0033 6 39'])('finds %j short', (typed) => {
  expect(looksShort(typed)).toBe(true);
});

it.each(['', '  ', '06 39 98 00 01', '+33639980001', '+32 470 12 34 56', 'demandez Zoé'])(
  'has nothing to say of %j',
  (typed) => {
    expect(looksShort(typed)).toBe(false);
  },
);
