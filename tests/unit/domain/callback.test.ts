import { expect, it } from 'vitest';
import { datesAfter } from '~/domain/callback.ts';

it.each([
  ['an afternoon', '2026-11-23T14:37:00+01:00', 'mardi 24 novembre à 14h', 'mercredi 25 novembre'],
  ['a morning', '2026-11-23T08:05:00+01:00', 'mardi 24 novembre à 8h', 'mercredi 25 novembre'],
  ['a late evening', '2026-11-23T22:10:00+01:00', 'mardi 24 novembre à 20h', 'mercredi 25 novembre'],
  [
    'a night: the evening before its 24 hours end',
    '2026-11-23T03:00:00+01:00',
    'lundi 23 novembre à 20h',
    'mardi 24 novembre',
  ],
  ['just after midnight', '2026-11-23T00:20:00+01:00', 'lundi 23 novembre à 20h', 'mardi 24 novembre'],
  ['the end of a month', '2026-12-31T10:00:00+01:00', 'vendredi 1er janvier à 10h', 'samedi 2 janvier'],
])('promises a call by a day and an hour of the firm: %s', (_, sent, call, visit) => {
  expect(datesAfter(Date.parse(sent))).toEqual({ call, visit });
});
