import { expect, test } from 'vitest';
import { htmlIssues } from '../../../../src/lib/check/marks.ts';

test.each([
  ['a size', 'un impact < 2 cm, puis > 7 cm'],
  ['a link between angle brackets', 'voir <https://www.exemple.fr>'],
  ['an e-mail address', 'écrire à <contact@exemple.fr>'],
  ['a heart', 'merci <3'],
])('%s is not reported as HTML', (_, text) => {
  expect(htmlIssues('x.md', text)).toEqual([]);
});

test.each(['<b>', '</p>', '<br/>', '<a href="/services">', '<!--'])(
  '%s in a text is reported with its line',
  (tag) => {
    expect(htmlIssues('x.md', `un\ndeux ${tag} trois`)).toEqual([
      { file: 'x.md', field: '', message: expect.stringContaining(`« ${tag} » (ligne 2)`) },
    ]);
  },
);
