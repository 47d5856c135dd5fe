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

const WORDS = '<p>Pose <strong>sur place</strong> <a href="/">à Paris</a> <b>dès </b>90 €</p>';
const ISLAND = '<astro-island><p>06<!-- --> 39</p><!--astro:end--></astro-island>';

test.each([
  [
    'removes invisible white space',
    '<main>\n  <p>\n    Bonjour\n  </p>\n</main>',
    '<main><p>Bonjour</p></main>',
  ],
  ['keeps the space between words, bold text and links', WORDS, WORDS],
  ['keeps the comments that React hydrates by', ISLAND, ISLAND],
  ['closes shapes in their own tag', '<svg><path d="M0 0h2"></path></svg>', '<svg><path d="M0 0h2"/></svg>'],
])('%s', async (_, html, kept) => {
  expect(await minified(html)).toBe(kept);
});
