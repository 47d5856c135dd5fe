import { expect, test } from 'vitest';
import { typeset } from '../../../../src/domain/typography.ts';
import { withAnchors } from '../../../../src/lib/text/anchors.ts';
import { frenchDay, isoDay } from '../../../../src/lib/text/dates.ts';
import {
  renderBlocks,
  renderInline,
  renderMarkdown,
  renderPlain,
} from '../../../../src/lib/text/markdown.ts';

const NAMES = { prix: '400 €' };

test('placeholders in Markdown are replaced by their values, and French typography is applied', () => {
  expect(renderMarkdown('Dès **{prix}** !', NAMES)).toBe('<p>Dès <strong>400\u00a0€</strong>\u202f!</p>');
});

test('typography changes the text of a link, not its target', () => {
  const html = renderInline("[l'île](https://fr.example/L'Isle-Adam 'une île') d'Adam", {});
  expect(html).toContain('>l’île</a> d’Adam');
  expect(html).toContain("https://fr.example/L'Isle-Adam");
});

test('Markdown escapes angle brackets', () => {
  expect(renderMarkdown('<script>alert(1)</script>', {})).not.toContain('<script');
  expect(renderInline('a <b>c</b>', {})).not.toContain('<b>');
});

test('a Markdown link to the quote form is tracked', () => {
  expect(renderInline('[Ici](/#devis)', {})).toBe('<a href="/#devis" data-event="devis_cta_click">Ici</a>');
});

test('the Markdown renderer links e-mail addresses, but not hosts without a scheme', () => {
  expect(renderInline('à nous@ici.example', {})).toContain('à <a href="mailto:nous@ici.example">nous@');
  for (const host of ['www.exemple.example', 'WWW.exemple.example'])
    expect(renderInline(host, {})).toBe(host);
});

test('a Markdown table is rendered with row headers, and each cell carries its column’s name', () => {
  const html = renderMarkdown('| A | **B** |\n| --- | --- |\n| un | deux |', {});
  expect(html).toContain('<th scope="row">un</th><td data-column="B">deux</td>');
  expect(html).toContain('aria-label="Tableau : A, B"');
});

test('hyphenated words in lists, quotes and headings are not broken across lines', () => {
  const html = renderMarkdown(
    '- un\n  - pare-brise & co\n\n> pare-brise\n\n### Pare-brise {#verre}\n\nun pare-brise',
    {},
  );
  expect(html.match(/<span class="nowrap">/g)).toHaveLength(3);
  expect(html).toContain('<span class="nowrap">pare-brise</span> &amp; co');
  expect(html).toContain('<h3 id="verre"><span class="nowrap">Pare-brise</span></h3>');
});

test('a drawing has no paragraph around it, even in a list item', () => {
  const html = renderMarkdown('1. Un.\n\n   ![Œil](/dessins/gestes.svg#regarder)\n\n2. Deux.', {});
  expect(html.match(/<ol>/g)).toHaveLength(1);
  expect(html).toContain('</p>\n<img class="drawing" src="/dessins/gestes.svg#regarder" alt="Œil"');
});

test('Markdown is split into the text before a photograph, the photograph and the text after it', () => {
  const alt = 'Caméra & mire, de "face" : l’écran > 5 cm';
  const blocks = renderBlocks(`Un.\n\n![${alt}](/photos/a.jpg)\n\nDeux.`, {});
  const [before, photo, after, ...others] = blocks.filter(Boolean);
  expect([before, after]).toEqual(['<p>Un.</p>\n', '<p>Deux.</p>\n']);
  expect(photo).toEqual({ fichier: '/photos/a.jpg', description: typeset(alt) });
  expect(others).toEqual([]);
});

test('Markdown becomes plain text for structured data', () => {
  const text = renderPlain('Voir **[le guide](/blog)** :\n\n- dès {prix}', NAMES);
  expect(text).toBe('Voir le guide\u00a0: dès 400\u00a0€');
  const blocks = '### Un\n\n> *deux* fois\n\n- **trois**\n  - `a_b_c`\n\n| quatre |\n| --- |\n| cinq |';
  expect(renderPlain(blocks, {})).toBe('Un deux fois trois a_b_c quatre cinq');
});

test('each section has a unique anchor, given or derived from its title', () => {
  const sections = [
    { titre: 'Éditeur', ancre: 'qui' },
    { titre: 'Prix, TTC' },
    { titre: 'Prix TTC' },
    { titre: '?!?!' },
  ];
  const anchors = withAnchors(sections).map(({ ancre }) => ancre);
  expect(anchors).toEqual(['qui', 'prix-ttc', 'prix-ttc-2', 'partie-4']);
});

test.each([
  ['2025-04-01', '1er\u00a0avril 2025'],
  ['2025-09-19', '19\u00a0septembre 2025'],
])('the date %s is written as %s', (day, text) => {
  expect(frenchDay(new Date(day))).toBe(text);
  expect(isoDay(new Date(day))).toBe(day);
});
