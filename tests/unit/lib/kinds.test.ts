import { expect, test } from 'vitest';
import { amountIn, durationIn, euros, isOfKind, timesIn } from '../../../src/lib/facts/kinds.ts';

test.each([
  [99.9, '99,90 €'],
  [1200, '1 200 €'],
  [1200.5, '1 200,50 €'],
  [80, '80 €'],
])('the amount %d is written as %s', (amount, written) => {
  expect(euros(amount).replaceAll('\u00a0', ' ')).toBe(written);
});

test('an amount with cents survives parsing and formatting', () => {
  expect(euros(amountIn('99,90 €')?.min ?? 0).replaceAll('\u00a0', ' ')).toBe('99,90 €');
});

test.each([
  ['montant', 'à partir de 1 200 €'],
  ['montant', '80 à 150 €'],
  ['duree', 'au moins 6 mois à 1 an'],
  ['duree', '45 min'],
  ['nombre', '5 à 10 impacts'],
  ['horaire', 'de 8h à 19h30 tous les jours'],
] as const)('a value of the kind «%s», such as «%s», may contain no-break spaces', (kind, words) => {
  for (const space of ['\u00a0', '\u202f']) expect(isOfKind(words.replaceAll(' ', space), kind)).toBe(true);
});

test('values with no-break spaces parse like values with ordinary spaces', () => {
  expect(amountIn('1\u202f200\u00a0à\u00a01\u202f500\u00a0€')).toEqual({ min: 1200, max: 1500 });
  expect(amountIn('à partir de\u00a0150\u00a0€')).toEqual({ min: 150 });
  expect(durationIn('30\u00a0à\u00a090\u00a0min')).toEqual({ min: 30, max: 90, unit: 'minute' });
  expect(timesIn('de\u00a08h\u00a0à\u00a019h30')).toEqual({ opens: '08:00', closes: '19:30' });
});
