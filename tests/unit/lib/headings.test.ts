import { describe, expect, test } from 'vitest';
import { headingsOf, withAnchors } from '~/lib/headings.ts';

const html = '<h2>Éditeur</h2>\n<p>Nom.</p>\n<h2>Prix <em>TTC</em></h2>\n<p>Montant.</p>';

describe('withAnchors', () => {
  test('gives each section its anchor, in order', () => {
    expect(headingsOf(withAnchors(html, ['editeur', 'prix']))).toEqual([
      { ancre: 'editeur', libelle: 'Éditeur' },
      { ancre: 'prix', libelle: 'Prix TTC' },
    ]);
  });

  test('says in French when a section or an anchor is left over', () => {
    expect(() => withAnchors(html, ['editeur'])).toThrow('compte 2 titres « ## » pour 1 ancres');
  });
});

test('sections without an anchor are left out of the table of contents', () => {
  expect(headingsOf(html)).toEqual([]);
});
