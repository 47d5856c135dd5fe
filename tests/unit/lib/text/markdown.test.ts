import { expect, test } from 'vitest';
import { renderInline, renderMarkdown, renderPlain } from '../../../../src/lib/text/markdown.ts';

const NAMES = { prix: '400 €', 'adresse-donnees': '/donnees' };

test('fills in names and sets French typography', () => {
  expect(renderMarkdown('Dès **{prix}** !', NAMES)).toBe('<p>Dès <strong>400\u00a0€</strong>\u202f!</p>');
});

test('shows angle brackets as characters', () => {
  expect(renderMarkdown('<script>alert(1)</script>', {})).not.toContain('<script');
  expect(renderInline('a <b>c</b>', {})).not.toContain('<b>');
});

test('a heading has its written anchor', () => {
  expect(renderMarkdown('## Prix {#prix}', {})).toContain('<h2 id="prix">Prix</h2>');
});

test('opens only the data-protection policy in a new tab', () => {
  expect(renderInline('[Vos droits](/donnees#droits)', NAMES)).toBe(
    '<a target="_blank" href="/donnees#droits">Vos droits</a>',
  );
  expect(renderInline('[Prix](/services)', NAMES)).toBe('<a href="/services">Prix</a>');
});

test('the data-protection policy links to itself in the same tab', () => {
  const link = '[Vos droits](/donnees#droits)';
  expect(renderMarkdown(link, NAMES, '/donnees')).not.toContain('target');
  expect(renderMarkdown(link, NAMES, '/mentions-legales-cgv')).toContain('target="_blank"');
});

test('links e-mail addresses but not bare hosts', () => {
  expect(renderInline('sur www.exemple.example, ou à nous@exemple.example', {})).toBe(
    'sur www.exemple.example, ou à <a href="mailto:nous@exemple.example">nous@exemple.example</a>',
  );
  expect(renderInline('WWW.exemple.example', {})).toBe('WWW.exemple.example');
});

test('renders a table with row headers and column names in its cells', () => {
  const html = renderMarkdown('| A | **B** |\n| --- | --- |\n| un | deux |', {});
  expect(html).toContain('<th scope="row">un</th>');
  expect(html).toContain('<td data-column="B">deux</td>');
  expect(html).toContain('aria-label="Tableau : A, B"');
});

test('returns plain text for structured data', () => {
  expect(renderPlain('Voir **[le guide](/blog)** :\n\n- dès {prix}', NAMES)).toBe(
    'Voir le guide\u00a0: dès 400\u00a0€',
  );
});
