import { expect, test } from 'vitest';
import { count, fill } from '../../../src/domain/sentence.ts';
import { typeset } from '../../../src/domain/typography.ts';

const shown = (text: string) => typeset(text).replaceAll('\u202f', '⌇').replaceAll('\u00a0', '~');

test.each([
  ['narrow space before high punctuation', 'Cassé ? Oui ! Non ; bon', 'Cassé⌇? Oui⌇! Non⌇; bon'],
  ['no-break space before a colon', 'À savoir : deux choses', 'À savoir~: deux choses'],
  ['a time of day keeps its colon', 'ouvre à 08:00', 'ouvre à 08:00'],
  ['spaces inside guillemets', '« bris de glace »', '«~bris de glace~»'],
  ['guillemets typed without spaces', '«bris»', '«~bris~»'],
  ['straight apostrophes', "l'assureur", 'l’assureur'],
  ['amount and euro', 'de 400 € à 1 000 €', 'de 400~€ à 1~000~€'],
  ['percent', '98 % des clients', '98⌇% des clients'],
  ['number and unit', 'moins de 2,5 cm en 30 min', 'moins de 2,5~cm en 30~min'],
  ['a unit in full', '1 heure, 2 minutes, 30 secondes', '1~heure, 2~minutes, 30~secondes'],
  ['people counted', 'de 5 à 10 personnes', 'de 5~à~10~personnes'],
  ['a unit is a whole word', '3 hivers et 2 maisons', '3 hivers et 2 maisons'],
  ['both ends of a range', 'de 2 à 3h, 150 à 300 €', 'de 2~à~3h, 150~à~300~€'],
  ['an article of law', 'les articles L111-7-2 et 6', 'les articles~L111-7-2 et 6'],
  ['a numbered law', 'la loi n° 2004-575', 'la loi n°~2004-575'],
  ['phone number', 'au 01 99 00 24 75.', 'au 01~99~00~24~75.'],
  ['narrow spaces in a number', 'à 1\u202f200 €', 'à 1~200~€'],
])('a rule of French typography is applied: %s', (_, typed, expected) => {
  expect(shown(typed)).toBe(expected);
});

test('French typography is idempotent', () => {
  const once = typeset('« Cassé ? » : 1 000 € au 01 99 00 24 75');
  expect(typeset(once)).toBe(once);
});

test('placeholders in a sentence are replaced by values, and unknown ones are kept', () => {
  expect(fill('{numero} / {total} {autre}, {numero}', { numero: 0, total: 4 })).toBe('0 / 4 {autre}, 0');
});

test('a word after a number is singular after 0 and 1, and plural after 2, as in French', () => {
  expect([0, 1, 2].map((number) => count(number, 'point'))).toEqual(['0 point', '1 point', '2 points']);
  expect([1, 2].map((number) => count(number, 'autre', 'point'))).toEqual([
    '1 autre point',
    '2 autres points',
  ]);
});
