import { expect, it } from 'vitest';
import { strayBrace } from '~/domain/braces.ts';
import { count } from '~/domain/sentence.ts';
import { htmlIssues } from '~/lib/content/marks.ts';
import { NAME_PATTERN } from '~/lib/content/names.ts';

it.each([
  ['a size', 'un impact < 2 cm, puis > 7 cm'],
  ['a link between angle brackets', 'voir <https://www.exemple.fr>'],
  ['an address', 'écrire à <contact@exemple.fr>'],
  ['a heart', 'merci <3'],
])('takes %s for no HTML', (_, text) => {
  expect(htmlIssues('x.md', text)).toEqual([]);
});

it.each(['<b>', '</p>', '<br/>', '<a href="/services">', '<!--'])('finds %s and its line', (tag) => {
  expect(htmlIssues('x.md', `un\ndeux ${tag} trois`)).toEqual([
    { file: 'x.md', field: '', message: expect.stringContaining(`« ${tag} » (ligne 2)`) },
  ]);
});

it('takes names and the anchor of a heading for no stray brace', () => {
  expect(
    strayBrace('## Le prix {#prix}\n\n{prix-reparation} puis {telephone}', NAME_PATTERN),
  ).toBeUndefined();
});

it('counts as the French do', () => {
  expect([0, 1, 2].map((number) => count(number, 'point'))).toEqual(['0 point', '1 point', '2 points']);
});
