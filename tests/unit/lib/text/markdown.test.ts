import { expect, test } from 'vitest';
import { frenchDay, isoDay } from '../../../../src/lib/text/dates.ts';
import { foldSections, headingsOf, slipChecks, withAnchors } from '../../../../src/lib/text/headings.ts';
import {
  renderFolded,
  renderInline,
  renderMarkdown,
  renderPlain,
} from '../../../../src/lib/text/markdown.ts';

const NAMES = { prix: '400 €' };

test('fills in facts and applies French typography', () => {
  expect(renderMarkdown('Dès **{prix}** !', NAMES)).toBe('<p>Dès <strong>400\u00a0€</strong>\u202f!</p>');
});

test('escapes angle brackets', () => {
  expect(renderMarkdown('<script>alert(1)</script>', {})).not.toContain('<script');
  expect(renderInline('a <b>c</b>', {})).not.toContain('<b>');
});

test('tracks a link to the quote', () => {
  expect(renderInline('[Ici](/#devis)', {})).toBe('<a data-event="devis_cta_click" href="/#devis">Ici</a>');
});

test('links e-mail addresses but not bare hosts', () => {
  expect(renderInline('à nous@ici.example', {})).toContain('à <a href="mailto:nous@ici.example">nous@');
  for (const host of ['www.exemple.example', 'WWW.exemple.example'])
    expect(renderInline(host, {})).toBe(host);
});

test('renders a table with row headers and column names in its cells', () => {
  const html = renderMarkdown('| A | **B** |\n| --- | --- |\n| un | deux |', {});
  expect(html).toContain('<th scope="row">un</th><td data-column="B">deux</td>');
  expect(html).toContain('aria-label="Tableau : A, B"');
  const bill = renderMarkdown('| A | À payer | Note |\n| --- | --- | --- |\n| un | **5 €** | ici |', {});
  expect(bill).toMatch(/class="slip"><p[^>]*>un<.*<dt>À payer<\/dt><dd>.*<\/dl><p>ici<\/p>/);
});

test('highlights a row whose cells all begin in bold', () => {
  const rows = '| prix | **0 €** | **300 €** |\n| durée | **45 min** | deux heures |';
  const html = renderMarkdown(`| | A | B |\n| --- | --- | --- |\n${rows}`, {});
  expect(html.match(/table-lead"><th scope="row">[^<]*/g)).toEqual(['table-lead"><th scope="row">prix']);
});

test('a picture stays in its list item, and the full stop of leading bold words is a separate span', () => {
  const html = renderMarkdown('1. **Voir.** Un.\n\n   ![Œil](/dessins/gestes.svg#regarder)\n\n2. Deux.', {});
  expect(html.match(/<ol>/g)).toHaveLength(1);
  expect(html).toContain('<p><img src="/dessins/gestes.svg#regarder" alt="Œil"></p>');
  expect(renderMarkdown('- **Rue.** Ici.', {})).toContain('>Rue<span class="stop">.</span></strong> Ici.');
});

test('titled checklists share one slip', () => {
  const list = '**La veille**\n\n- [ ] Clés\n\n**Le matin**\n\n- [ ] Papiers\n';
  const html = slipChecks(renderMarkdown(`Avant.\n\n${list}\nAprès.`, {}));
  expect(html.split('<div class="checks"><div class="slip">')).toHaveLength(2);
  expect(html).toMatch(/^<p>Avant\.<\/p>\s*<div/);
  expect(html).toMatch(/<\/ul>\s*<\/div><\/div><p>Après\.<\/p>$/);
});

test('returns plain text for structured data', () => {
  const text = renderPlain('Voir **[le guide](/blog)** :\n\n- dès {prix}', NAMES);
  expect(text).toBe('Voir le guide\u00a0: dès 400\u00a0€');
});

const SECTIONS = 'Un mot.\n\n## Éditeur {#qui}\n\nNom.\n\n## Prix, *TTC*\n\nMontant.\n\n## Prix TTC\n\nFin.';
const html = renderMarkdown(withAnchors(SECTIONS), {});

test('each section has a unique anchor, explicit or generated', () => {
  expect(headingsOf(html)).toEqual([
    { ancre: 'qui', libelle: 'Éditeur' },
    { ancre: 'prix-ttc', libelle: 'Prix, TTC' },
    { ancre: 'prix-ttc-2', libelle: 'Prix TTC' },
  ]);
});

test('each section folds under its heading, the introduction stays open', () => {
  const folded = foldSections(html);
  expect(folded).toMatch(/^<div><p>Un mot/);
  expect(folded.match(/<details class="fold[^"]*"><summary><h2 /g)).toHaveLength(3);
  expect(folded).toMatch(/Fin\.<\/p>\s*<\/div><\/details><\/div>$/);
});

test.each([
  ['2025-04-01', '1er\u00a0avril 2025'],
  ['2025-09-19', '19\u00a0septembre 2025'],
])('%s reads %s', (day, text) => {
  expect(frenchDay(new Date(day))).toBe(text);
  expect(isoDay(new Date(day))).toBe(day);
});

test('points of a dark band fold, and a list within one stays whole', () => {
  const html = renderFolded(
    'Bien choisir.\n\n- **Le verre.** Deux sortes :\n  - feuilleté\n  - trempé\n- **Le joint** neuf',
    {},
  );
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html.match(/<ul>/g)).toHaveLength(2);
  expect(html).toMatch(/<\/ul>\s*<\/details><\/li>/);
});
