import { describe, expect, test } from 'vitest';
import { headingsOf, intoSections, withAnchors } from '~/lib/headings.ts';

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

describe('intoSections', () => {
  test('each heading opens a section that bears its anchor, and what stands before the first stays outside', () => {
    expect(
      intoSections('<p>Avant.</p>\n<h2 id="prix">Prix</h2>\n<p>Montant.</p>\n<h2>Suite</h2>\n<p>Fin.</p>'),
    ).toBe(
      '<p>Avant.</p>\n<section id="prix"><h2>Prix</h2>\n<p>Montant.</p></section>\n<section><h2>Suite</h2>\n<p>Fin.</p></section>\n',
    );
  });

  test('a text without headings stays as it is', () => {
    expect(intoSections('<p>Seul.</p>\n<h3>Détail</h3>')).toBe('<p>Seul.</p>\n<h3>Détail</h3>');
  });
});
