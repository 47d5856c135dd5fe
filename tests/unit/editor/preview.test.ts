import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { parse } from 'node-html-parser';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorConfig } from '../../../src/editor/config.ts';
import { type PreviewForm, previewOf } from '../../../src/editor/preview.tsx';
import { choicesOf } from '../../../src/editor/references.ts';
import { readContent } from '../../../src/lib/content/read.ts';

const NAMES = { marque: 'Vitrenet', hote: 'www.vitrenet.example', prix: '100 €', delai: '2 jours' };

const { collections } = editorConfig(choicesOf(readContent('tests/content/fixtures/valid'))) as unknown as {
  collections: PreviewForm[];
};
const formOf = (name: string) => collections.find((one) => one.name === name) as PreviewForm;
const GUIDES = formOf('articles');
const PAGES = formOf('pages');

function preview(form: PreviewForm, data: object, entry: object = { slug: 'essai' }) {
  const props = {
    entry: { toJS: () => ({ data, ...entry }) },
    getAsset: (path: string) => ({ url: `blob:${path}` }),
  } as unknown as CustomPreviewTemplateProps;
  const Preview = previewOf(form, NAMES) as FunctionComponent<CustomPreviewTemplateProps>;
  return parse(renderToStaticMarkup(createElement(Preview, props)));
}

const textOf = (root: ReturnType<typeof parse>, place: string) =>
  root.querySelector(place)?.textContent.trim();

beforeEach(() => vi.stubGlobal('location', { origin: 'https://www.vitrenet.example' }));
afterEach(() => vi.unstubAllGlobals());

test('the editor’s preview of a guide shows its search engine result, derived from the guide’s title and text', () => {
  const root = preview(GUIDES, {
    titre: 'La caméra après une pose',
    publie: '2020-01-01',
    extrait: '',
    introduction: 'Une mire et une route droite, pour {prix}.',
    sections: [{ modele: 'texte', titre: 'Le prix', texte: 'Rien.' }],
  });
  expect(textOf(root, '.search h3')).toBe('La caméra après une pose | Vitrenet');
  expect(textOf(root, '.search')).toContain('Une mire et une route droite, pour 100\u00a0€.');
  expect(textOf(root, '.search p')).toBe('www.vitrenet.example › blog › essai');
  expect(textOf(root, 'article h2')).toBe('Le prix');
});

test.each([
  [{ brouillon: 'oui' }, {}, 'Brouillon'],
  [{ publie: '2999-03-01' }, {}, '1er\u00a0mars 2999'],
  [{ publie: '2020-03-01' }, {}, 'est en ligne'],
  [{ publie: '2020-03-01' }, { newRecord: true }, 'une fois publiée'],
])(
  'the editor’s preview of an entry with the fields %o and the state %o shows whether it is published',
  (data, entry, words) => {
    const root = preview(GUIDES, { titre: 'Un guide', ...data }, { slug: 'a', ...entry });
    expect(textOf(root, '.state')).toContain(words);
  },
);

test('the editor’s preview shows unsaved photographs, both in the text and as the share image', () => {
  const photo = { fichier: '/photos/camion.jpg', description: 'Un camion' };
  const root = preview(GUIDES, { titre: 'Un guide', photo, introduction: '![Une mire](/photos/mire.jpg)' });
  const shown = root.querySelectorAll('img').map((img) => img.getAttribute('src'));
  expect(shown).toEqual(['camion', 'camion', 'mire'].map((name) => `blob:/photos/${name}.jpg`));
});

test('the editor’s preview of a page shows its texts in order, with placeholders replaced by the page’s values', () => {
  const root = preview(PAGES, {
    role: 'avis',
    seo: { titre: 'Nos prix', description: 'Ce que cela coûte.' },
    faits: { prix: '90 €', delai: '' },
    hero: { titre: 'Les prix', texte: 'Dès {prix}, sous {delai}.', dessin: 'voiture' },
    sections: [{ modele: 'cartes', titre: 'Deux prix', ancre: 'deux', cartes: [{ titre: 'Une vitre' }] }],
  });
  const words = root.querySelectorAll('article :is(h1, h2, h3, p)').map((element) => element.textContent);
  expect(words).toEqual(['Les prix', 'Dès 90\u00a0€, sous\u00a02\u00a0jours.', 'Deux prix', 'Une vitre']);
});
