import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DIST, indexed, ORIGIN, page, pages } from '../support/built-site.ts';
import { htmlMistakes } from '../support/html.ts';
import { pathOfRole } from '../support/roles.ts';

const meta = (path: string, name: string) =>
  page(path).root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

const canonical = (path: string) =>
  page(path).root.querySelector('link[rel="canonical"]')?.getAttribute('href');

describe.each(indexed.map(({ path }) => path))('%s', (path) => {
  test('the page declares a canonical URL on the www host and allows indexing', () => {
    expect(canonical(path)).toBe(ORIGIN + path);
    expect(meta(path, 'og:url')).toBe(ORIGIN + path);
    expect(meta(path, 'robots')).toMatch(/^index, follow/);
  });

  test('the page has a share image of 1200×630 under 300 KB', async () => {
    const url = meta(path, 'og:image') ?? '';
    expect(url).toMatch(new RegExp(`^${ORIGIN}/og/[a-z0-9-]+\\.jpg$`));
    const image = readFileSync(join(DIST, url.slice(ORIGIN.length)));
    expect(image.length).toBeLessThan(300_000);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });
});

test('every page turns off the browser’s phone number detection', () => {
  for (const { path } of pages) expect(meta(path, 'format-detection'), path).toBe('telephone=no');
});

test('the 404 page and the form’s confirmation page are noindex', () => {
  for (const path of ['/404', pathOfRole('demande-envoyee')]) {
    expect(meta(path, 'robots')).toBe('noindex');
    expect(canonical(path)).toBeUndefined();
  }
});

test.each(pages.map(({ path, html }) => [path, html] as const))('%s is valid HTML', async (_, html) => {
  expect(await htmlMistakes(html)).toEqual([]);
});
