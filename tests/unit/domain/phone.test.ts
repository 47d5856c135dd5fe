import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chatHref,
  dialable,
  groupPhone,
  looksWrong,
  phoneKey,
  phoneKind,
  telHref,
} from '../../../src/domain/phone.ts';

test.each([
  ['06/39/98/00/01', '+33639980001'],
  ['(+33) 06 39 98 00 01', '+33639980001'],
  ['33639980001', '+33639980001'],
  ['06‑39–98—00−01', '+33639980001'],
  ['\u202a+33 6 39 98\u202f00 01\u202c\t', '+33639980001'],
  ['tel:+33639980001', '+33639980001'],
  ['+32 470 12 34 56', '+32470123456'],
  ['0049 30 901820', '+4930901820'],
  ['+41 (0)44 668 18 00', '+41446681800'],
])('the phone number %j is normalised to %s', (spelling, key) => {
  expect(phoneKey(spelling)).toBe(key);
});

test.each(['112', 'appelez ma fille', '0000000000', '+', '06 39 98 00 01 poste 4', '12345678901234567890'])(
  '%j, which is not a phone number, is only trimmed',
  (text) => {
    expect(phoneKey(` ${text} `)).toBe(text);
  },
);

test('any French phone number that starts with 01 is normalised, whatever its separators', () => {
  const digits = fc.integer({ min: 100_000_000, max: 199_999_999 });
  const gap = fc.constantFrom('', ' ', '.', '-', '\u00a0');
  const prefix = fc.constantFrom('0', '+33', '+33 ', '0033', '+33 (0)');
  fc.assert(
    fc.property(digits, gap, prefix, (number, between, before) => {
      const spelling = before + String(number).replace(/(\d)(?=(\d\d)+$)/g, `$1${between}`);
      expect(phoneKey(spelling)).toBe(`+33${number}`);
    }),
  );
});

test('a French phone number becomes tel: and WhatsApp links', () => {
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
])('the phone field formats %j as %j', (typed, shown) => {
  expect(groupPhone(typed)).toBe(shown);
});

test.each(['06.39.98', '06-39', '0033 6', '+32 470 12', '+33 (0)6', '   ', 'appelez', '06399800012', '0 0'])(
  'the phone field leaves %j as typed',
  (typed) => {
    expect(groupPhone(typed)).toBe(typed);
  },
);

test('normalising a phone number is idempotent, and formatting keeps the number', () => {
  fc.assert(fc.property(fc.string(), (text) => phoneKey(phoneKey(text)) === phoneKey(text)));
  fc.assert(fc.property(fc.string(), (text) => phoneKey(groupPhone(text)) === phoneKey(text)));
});

test('only a phone number with too few or too many digits gets a hint', () => {
  const short = ['06 39 98 00', '+33 6 39 98', '12', '0033 6 39', '639980001', '06 39 98 00 (soir)', '+32 4'];
  const long = ['06 39 98 00 011', '+33 6 39 98 00 011', '+33 (0)6 39 98 00 012', '+12345678901234567'];
  const right = ['06 39 98 00 01', '+33639980001', '+33 (0)6 39 98 00 01', '33639980001', '+32 470 12 34 56'];
  const others = ['', '  ', 'demandez Zoé', '06 39 98 00 01 poste 4', '0692 00 00 02'];
  expect([...short, ...long, ...right, ...others].filter(looksWrong)).toEqual([...short, ...long]);
});

test.each([
  ['0692 00 00 02', '+262692000002', 'La Réunion'],
  ['0262 00 00 02', '+262262000002', 'La Réunion'],
  ['+33 692 00 00 02', '+262692000002', 'La Réunion'],
  ['+262 (0)692 00 00 02', '+262692000002', 'La Réunion'],
  ['0639 00 00 02', '+262639000002', 'Mayotte'],
  ['0269 60 00 02', '+262269600002', 'Mayotte'],
  ['0690 00 00 02', '+590690000002', 'Guadeloupe'],
  ['0590 20 00 02', '+590590200002', 'Guadeloupe'],
  ['0691 30 00 02', '+590691300002', 'Saint-Martin'],
  ['0694 20 00 02', '+594694200002', 'Guyane'],
  ['0594 20 00 02', '+594594200002', 'Guyane'],
  ['0696 20 00 02', '+596696200002', 'Martinique'],
  ['0596 30 00 02', '+596596300002', 'Martinique'],
  ['05 08 41 00 02', '+508410002', 'Saint-Pierre-et-Miquelon'],
  ['0708 45 00 02', '+508708450002', 'Saint-Pierre-et-Miquelon'],
  ['0709 30 00 02', '+594709300002', 'Guyane'],
  ['0709 35 00 02', '+262709350002', 'Mayotte'],
  ['0709 38 00 02', '+33709380002', 'territory unknown'],
  ['0976 45 00 02', '+33976450002', 'territory unknown'],
  ['06 39 98 00 02', '+33639980002', 'reserved for fiction, like 0639 of Mayotte'],
])('the phone number %s is normalised to %s (%s)', (raw, key) => {
  expect(telHref(raw)).toBe(`tel:${key}`);
  expect(phoneKey(key)).toBe(key);
  expect(phoneKind(raw)).toBe('ordinary');
});

test.each([
  ['06 39 98 00 011', '+33639980001'],
  ['639980001', '+33639980001'],
  ['06 39 98 00 01 (soir)', '+33639980001'],
  ['+33 6 39 98 00 01 poste 4', '+33639980001'],
  ['06 39 98 00 01 / 06 39 98 00 02', '+33639980001'],
  ['06/39/98/00/01 (soir)', '+33639980001'],
  ['06\u00a039\u00a098\u00a000\u00a001 bureau', '+33639980001'],
  ['08 99 70 00 001', undefined],
  ['3639', undefined],
  ['+32 470 12 34 56', undefined],
  ['appelez ma fille', undefined],
])('the phone number to call, extracted from the text %j, is %s', (raw, key) => {
  const number = dialable(raw);
  expect(number && phoneKey(number)).toBe(key);
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
  ['+262 639 98 00 01', 'ordinary'],
  ['+262 899 00 00 01', 'foreign'],
  ['3639', 'unknown'],
  ['+33 6 39 98 00', 'unknown'],
  ['06 39 98 00 01 (soir)', 'unknown'],
  ['', 'unknown'],
  ['+', 'unknown'],
  ['++33 6 39 98 00 01', 'unknown'],
])('the phone number %j is classified as %s', (number, kind) => {
  expect(phoneKind(number)).toBe(kind);
});
