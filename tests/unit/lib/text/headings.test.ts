import { expect, test } from 'vitest';
import { foldSections, headingsOf, withAnchors } from '../../../../src/lib/text/headings.ts';
import { renderMarkdown } from '../../../../src/lib/text/markdown.ts';

const TEXT = withAnchors(
  'Un mot.\n\n## Éditeur {#qui}\n\nNom.\n\n## Prix, *TTC*\n\nMontant.\n\n## Prix TTC\n\nFin.',
);
const html = renderMarkdown(TEXT, {});

test('each section has a unique anchor: a given one, or its words', () => {
  expect(headingsOf(html)).toEqual([
    { ancre: 'qui', libelle: 'Éditeur' },
    { ancre: 'prix-ttc', libelle: 'Prix, TTC' },
    { ancre: 'prix-ttc-2', libelle: 'Prix TTC' },
  ]);
});

test('each section folds under its heading, the text before stays open', () => {
  const folded = foldSections(html);
  expect(folded).toMatch(/^<p>Un mot/);
  expect(folded.match(/<details class="fold[^"]*"><summary><h2 /g)).toHaveLength(3);
  expect(folded).toMatch(/Fin\.<\/p>\s*<\/div><\/details>$/);
});
