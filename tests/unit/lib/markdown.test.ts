import { expect, it } from 'vitest';
import { renderInline, renderMarkdown, renderPlain } from '~/lib/markdown.ts';

const NAMES = { prix: '400 €' };

it('fills the names in and sets the type', () => {
  expect(renderMarkdown('Dès **{prix}** !', NAMES)).toBe('<p>Dès <strong>400\u00a0€</strong>\u202f!</p>');
});

it('tells an unknown name', () => {
  expect(() => renderMarkdown('{prx}', NAMES)).toThrow('{prx}');
});

it('shows an editor’s angle bracket as a character', () => {
  expect(renderMarkdown('<script>alert(1)</script>', {})).not.toContain('<script');
  expect(renderInline('a <b>c</b>', {})).not.toContain('<b>');
});

it('gives a heading the anchor it was written with', () => {
  expect(renderMarkdown('## Prix {#prix}', {})).toContain('<h2 id="prix">Prix</h2>');
});

it('opens the data-protection policy in a new tab, and no other page', () => {
  expect(renderInline('[Vos droits](/politique-protection-donnees#droits)', {})).toBe(
    '<a target="_blank" href="/politique-protection-donnees#droits">Vos droits</a>',
  );
  expect(renderInline('[Prix](/services)', {})).toBe('<a href="/services">Prix</a>');
});

it('leaves a link of the data-protection policy to itself where it is read', () => {
  const link = '[Vos droits](/politique-protection-donnees#droits)';
  expect(renderMarkdown(link, {}, '/politique-protection-donnees')).not.toContain('target');
  expect(renderMarkdown(link, {}, '/mentions-legales-cgv')).toContain('target="_blank"');
});

it('makes a link of an e-mail address, and none of a bare host', () => {
  expect(renderInline('sur www.exemple.example, ou à nous@exemple.example', {})).toBe(
    'sur www.exemple.example, ou à <a href="mailto:nous@exemple.example">nous@exemple.example</a>',
  );
  expect(renderInline('WWW.exemple.example', {})).toBe('WWW.exemple.example');
});

it('makes a table whose rows have their heads and whose cells name their column', () => {
  const html = renderMarkdown('| A | **B** |\n| --- | --- |\n| un | deux |', {});
  expect(html).toContain('<th scope="row">un</th>');
  expect(html).toContain('<td data-column="B">deux</td>');
  expect(html).toContain('aria-label="Tableau : A, B"');
});

it('leaves plain text for structured data', () => {
  expect(renderPlain('Voir **[le guide](/blog)** :\n\n- dès {prix}', NAMES)).toBe(
    'Voir le guide\u00a0: dès 400\u00a0€',
  );
});
