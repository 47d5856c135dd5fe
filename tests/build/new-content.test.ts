import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp, { type Region } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { plain } from '../support/built-site.ts';
import { buildFixtureSite, fixtureProject } from '../support/fixture-site.ts';

/** Maximum size in bytes of a page's compressed HTML. */
const PAGE_LIMIT = 60 * 1024;

const dist = (name: string) => join(fixtureProject(), 'dist', name);
const read = (name: string) => readFileSync(dist(name), 'utf8');
const page = (name: string) => parse(read(`${name}.html`));
const textOf = (root: HTMLElement, place: string) => plain(root.querySelector(place)?.text ?? '');

async function colourOf(file: string, part: Region) {
  const { dominant } = await sharp(await sharp(dist(file)).extract(part).png().toBuffer()).stats();
  return dominant;
}

beforeAll(buildFixtureSite, 120_000);

test('a site with placeholder content is noindex and declares no rating', () => {
  expect(read('_headers')).toContain('X-Robots-Tag: noindex');
  expect(read('robots.txt')).not.toContain('Allow');
  const html = globSync('{*,blog/*}.html', { cwd: dist('') }).map(read);
  expect(html.filter((text) => !text.includes('<meta name="robots" content="noindex"'))).toEqual([]);
  expect(html.filter((text) => text.includes('aggregateRating'))).toEqual([]);
});

test('every page declares a share image that exists, even if the home page’s file is not called accueil.md', () => {
  for (const file of globSync('{*,blog/*}.html', { cwd: dist('') })) {
    const image = parse(read(file)).querySelector('meta[property="og:image"]')?.getAttribute('content');
    if (image) expect(existsSync(dist(new URL(image).pathname)), file).toBe(true);
  }
  expect(read('index.html')).toContain('/og/maison.jpg');
});

test('a page with random valid content stays below the size limit, repeats no id and refers to no missing id', () => {
  const pages = globSync('hasard-*.html', { cwd: dist('') });
  expect(pages.length).toBeGreaterThan(3);
  for (const file of pages) {
    const html = read(file);
    expect(brotliCompressSync(html).length, file).toBeLessThanOrEqual(PAGE_LIMIT);
    const ids = parse(html)
      .querySelectorAll('[id]')
      .map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      file,
    ).toEqual([]);
    const targets = [...html.matchAll(/<(?:use|label|a)[^>]* (?:href="#|for=")([^"]+)"/g)];
    expect(
      targets.filter(([, id = '']) => !ids.includes(id)),
      file,
    ).toEqual([]);
  }
});

describe('minimal guide', () => {
  test('a guide with only a title, a text and a picture gets a breadcrumb, a byline, contents and a description', () => {
    const root = page('blog/camera');
    expect(textOf(root, '.breadcrumb li:last-child')).toBe('La caméra après une pose');
    expect(textOf(root, '.reading-head')).toMatch(/L’équipe .* 20 décembre 2096 .* 1 min/s);
    const contents = root.querySelectorAll('.toc a').map((link) => link.getAttribute('href'));
    expect(contents).toEqual(['#avant-de-partir']);
    expect(root.querySelector('section#avant-de-partir h2')).not.toBeNull();
    const description = root.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')).toContain('voici ce que voit la caméra');
  });

  test('a guide without an excerpt has no lead paragraph under its title', () => {
    expect(page('blog/camera').querySelector('.reading-head .text-lead')).toBeNull();
  });

  test('a new guide is in the list of guides, the sitemap and the feed', () => {
    expect(read('blog.html')).toContain('/blog/camera');
    expect(read('sitemap-0.xml')).toMatch(/<loc>[^<]*\/blog\/camera<\/loc><lastmod>2096-12-20/);
    const [first] = [...read('guides.xml').matchAll(/<item>[\s\S]*?<link>([^<]*)/g)].map(([, link]) => link);
    expect(first).toMatch(/\/blog\/camera$/);
  });
});

test.each(['suite', 'mire'])('the unpublished guide «%s» has no page, share image or link', (name) => {
  expect(globSync(`{blog,og}/${name}.*`, { cwd: dist('') })).toEqual([]);
  for (const file of globSync('{*,blog/*}.{html,xml}', { cwd: dist('') }))
    expect(read(file), file).not.toContain(`/blog/${name}`);
  expect(textOf(page('blog/camera'), '#avant-de-partir')).toContain('notre guide de la mire et la suite');
});

describe('photographs', () => {
  const files = () => globSync('_astro/*.{avif,webp,jpg,jpeg,png}', { cwd: dist('') });

  test('a photograph is offered as AVIF and WebP in several widths, with its dimensions and an alternative text', () => {
    const picture = page('blog/camera').querySelector('.prose .photo picture');
    const widths = picture
      ?.querySelector('source')
      ?.getAttribute('srcset')
      ?.match(/\.avif \d+w/g);
    expect(widths?.length).toBeGreaterThan(2);
    const { alt = '', ...attributes } = picture?.querySelector('img')?.attributes ?? {};
    expect(attributes).toMatchObject({ width: '1500', height: '1000', loading: 'lazy' });
    expect(attributes['srcset']).toMatch(/\.webp 400w/);
    expect(plain(alt)).toBe('Caméra & mire, de "face" : l’écran > 5 cm');
  });

  test('a photograph in a hero loads eagerly and shows its credit', () => {
    for (const name of ['blog/camera', 'flotte'])
      expect(page(name).querySelector('.photo img')?.getAttribute('loading')).toBe('eager');
    expect(textOf(page('flotte'), '#mission figcaption')).toBe('Photo : Karim');
  });

  test('a photograph is rotated upright and has no metadata', async () => {
    expect(files().length).toBeGreaterThan(4);
    for (const file of files()) {
      const { exif, orientation, width = 0, height = 0 } = await sharp(dist(file)).metadata();
      expect({ file, exif, orientation }).toEqual({ file, exif: undefined, orientation: undefined });
      const { r, b } = await colourOf(file, { left: 0, top: height - 20, width, height: 20 });
      expect(r, file).toBeGreaterThan(b);
    }
  });

  test('a photograph is published only if a page shows it, and never as the original file', () => {
    expect(files().filter((file) => file.includes('tiroir'))).toEqual([]);
    expect(files().filter((file) => !/\.(avif|webp)$/.test(file))).toEqual([]);
    expect(read('index.html')).not.toMatch(/photo\.[0-9a-f]{8}\.css|<picture/);
  });

  test('a guide’s photograph appears on its share image', async () => {
    const { r, g } = await colourOf('og/camera.jpg', { left: 900, top: 400, width: 200, height: 100 });
    expect(r).toBeGreaterThan(150);
    expect(g).toBeLessThan(30);
  });
});

describe('announcements above the header', () => {
  function hiddenAt(instant: string): boolean {
    const notice = page('index').querySelector('.notice');
    const { 'data-from': from, 'data-until': until } = notice?.attributes ?? {};
    const previousElementSibling = { hidden: false, dataset: { from, until } };
    runInNewContext(notice?.nextElementSibling?.innerHTML ?? '', {
      document: { currentScript: { previousElementSibling } },
      Date: { now: () => Date.parse(instant) },
    });
    return previousElementSibling.hidden;
  }

  test('an announcement is shown above the header of every page or, if it lists pages, only of these pages', () => {
    const notice = page('index').querySelector('.page > .notice');
    expect(plain(notice?.text ?? '')).toBe('Fermé le jour de Noël. Nos avis');
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/flotte');
    expect(read('index.html').indexOf('class="notice"')).toBeLessThan(read('index.html').indexOf('<header'));
    expect(page('flotte').querySelectorAll('.notice')).toHaveLength(2);
    expect(page('index').querySelectorAll('.notice')).toHaveLength(1);
  });

  test.each([
    ['2096-12-23T23:59:59+01:00', true],
    ['2096-12-24T00:00:00+01:00', false],
    ['2096-12-25T23:59:59+01:00', false],
    ['2096-12-26T00:00:00+01:00', true],
  ])('even a cached page shows an announcement only on its days (Paris time): %s', (instant, hidden) => {
    expect(hiddenAt(instant)).toBe(hidden);
  });
});
