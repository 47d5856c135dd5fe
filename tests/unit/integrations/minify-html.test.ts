import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minifyHtml } from '../../../src/integrations/finish/minify-html.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const file = join(folder, 'page.html');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function minified(html: string): Promise<string> {
  writeFileSync(file, html);
  await minifyHtml(folder);
  return readFileSync(file, 'utf8');
}

test('removes invisible white space', async () => {
  expect(await minified('<main>\n  <p>\n    Bonjour\n  </p>\n</main>')).toBe('<main><p>Bonjour</p></main>');
});

test('keeps the space between words, bold text and links', async () => {
  const text = '<p>Pose <strong>sur place</strong> <a href="/">à Paris</a> <b>dès </b>90 €</p>';
  expect(await minified(text)).toBe(text);
});

test('keeps the comments that React hydrates by', async () => {
  const island = '<astro-island><p>06<!-- --> 39</p><!--astro:end--></astro-island>';
  expect(await minified(island)).toBe(island);
});

test('closes shapes of a drawing in their own tag', async () => {
  expect(await minified('<svg><path d="M0 0h2"></path></svg>')).toBe('<svg><path d="M0 0h2"/></svg>');
});
