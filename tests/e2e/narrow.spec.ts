import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { layOutAll } from '../support/lay-out-all.ts';
import { expect, test } from './support/test.ts';

const sitemap = readFileSync(resolve(process.env['SITE_DIST'] ?? 'dist', 'sitemap-0.xml'), 'utf8');
const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');

test.use({ viewport: { width: 320, height: 640 } });

for (const path of [...paths, '/demande-enregistree', '/une-page-qui-manque']) {
  test(`nothing is cut or scrolls sideways on ${path} at 320 px, even with wider letters`, async ({
    page,
  }) => {
    await page.goto(path);
    await layOutAll(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    // WCAG 1.4.12, text spacing.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
