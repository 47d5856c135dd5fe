import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { plain } from '../support/built-site.ts';
import { buildFixtureSite, fixtureProject } from '../support/fixture-site.ts';

const dist = (name: string) => join(fixtureProject(), 'dist', name);
const read = (name: string) => readFileSync(dist(name), 'utf8');
const page = (name: string) => parse(read(`${name}.html`));

beforeAll(buildFixtureSite, 120_000);

test('a site of placeholders is kept from search engines, and declares no rating', () => {
  expect(read('_headers')).toContain('X-Robots-Tag: noindex');
  expect(read('robots.txt')).not.toContain('Allow');
  const html = globSync('{*,blog/*}.html', { cwd: dist('') }).map(read);
  expect(html.filter((text) => !text.includes('<meta name="robots" content="noindex"'))).toEqual([]);
  expect(html.filter((text) => text.includes('aggregateRating'))).toEqual([]);
});

describe('a guide from title, text and picture', () => {
  test('has a breadcrumb, a reading time, a signature and a table of contents', () => {
    const root = page('blog/camera');
    expect(plain(root.querySelector('.breadcrumb li:last-child')?.text ?? '')).toBe(
      'La caméra après une pose',
    );
    expect(plain(root.querySelector('.reading-head')?.text ?? '')).toMatch(
      /L’équipe .* 20 décembre 2096 .* 1 min/s,
    );
    const contents = root.querySelectorAll('.toc a').map((link) => link.getAttribute('href'));
    expect(contents).toEqual(['#avant-de-partir', '#apres']);
    expect(root.querySelector('h2#avant-de-partir')).not.toBeNull();
  });

  test('is described by its first paragraph', () => {
    const description = page('blog/camera')
      .querySelector('meta[name="description"]')
      ?.getAttribute('content');
    expect(plain(description ?? '')).toContain('voici ce que voit la caméra');
  });

  test('stands in the list of guides, in the sitemap and in the feed', () => {
    expect(read('blog.html')).toContain('/blog/camera');
    expect(read('sitemap-0.xml')).toMatch(/<loc>[^<]*\/blog\/camera<\/loc><lastmod>2096-12-20/);
    const [first] = [...read('guides.xml').matchAll(/<item>[\s\S]*?<link>([^<]*)/g)].map(([, link]) => link);
    expect(first).toMatch(/\/blog\/camera$/);
  });
});

test.each(['suite', 'mire'])('«%s», that is not on line yet, is nowhere', (name) => {
  expect(globSync(`{blog,og}/${name}.*`, { cwd: dist('') })).toEqual([]);
  for (const file of globSync('{*,blog/*}.{html,xml}', { cwd: dist('') }))
    expect(read(file), file).not.toContain(`/blog/${name}`);
  expect(plain(page('blog/camera').querySelector('.prose')?.text ?? '')).toContain(
    'notre guide de la mire et la suite',
  );
});

describe('a photograph', () => {
  const files = () => globSync('_astro/*.{avif,webp,jpg,jpeg,png}', { cwd: dist('') });

  test('comes in several widths of AVIF and WebP, with its room kept and its words', () => {
    const picture = page('blog/camera').querySelector('.prose .photo picture');
    expect(
      picture
        ?.querySelector('source')
        ?.getAttribute('srcset')
        ?.match(/\.avif \d+w/g)?.length,
    ).toBeGreaterThan(2);
    const img = picture?.querySelector('img');
    expect(img?.getAttribute('srcset')).toMatch(/\.webp 400w/);
    expect(img?.getAttribute('width')).toBe('1500');
    expect(img?.getAttribute('height')).toBe('1000');
    expect(plain(img?.getAttribute('alt') ?? '')).toBe('Caméra & mire, de "face" : l’écran > 5 cm');
    expect(img?.getAttribute('loading')).toBe('lazy');
  });

  test('is fetched at once in an opening', () => {
    for (const [name, place] of [
      ['blog/camera', '.reading-head'],
      ['flotte', '.hero'],
    ] as const)
      expect(page(name).querySelector(`${place} .photo img`)?.getAttribute('loading')).toBe('eager');
  });

  test('says who took it where its field says so', () => {
    expect(plain(page('flotte').querySelector('#mission figcaption')?.text ?? '')).toBe('Photo : Karim');
  });

  test('is upright, and keeps nothing of what the camera wrote into it', async () => {
    expect(files().length).toBeGreaterThan(4);
    for (const file of files()) {
      const { exif, orientation, width = 0, height = 0 } = await sharp(dist(file)).metadata();
      expect({ file, exif, orientation }).toEqual({ file, exif: undefined, orientation: undefined });
      const { dominant } = await sharp(
        await sharp(dist(file))
          .extract({ left: 0, top: height - 20, width, height: 20 })
          .png()
          .toBuffer(),
      ).stats();
      expect(dominant.r, file).toBeGreaterThan(dominant.b);
    }
  });

  test('is published only where a page shows it, and never as it was taken', () => {
    expect(files().filter((file) => file.includes('tiroir'))).toEqual([]);
    expect(files().filter((file) => !/\.(avif|webp)$/.test(file))).toEqual([]);
  });

  test('is on the share image', async () => {
    const right = await sharp(dist('og/camera.jpg'))
      .extract({ left: 900, top: 400, width: 200, height: 100 })
      .png()
      .toBuffer();
    const { dominant } = await sharp(right).stats();
    expect(dominant.r).toBeGreaterThan(150);
    expect(dominant.g).toBeLessThan(30);
  });

  test('costs nothing on pages without one', () => {
    expect(read('index.html')).not.toMatch(/photo\.[0-9a-f]{8}\.css|<picture/);
  });
});

describe('a notice', () => {
  /** Whether it is hidden when its page is read at an instant. */
  function hiddenAt(instant: string): boolean {
    const notice = page('index').querySelector('.notice');
    const { from, until } = {
      from: notice?.getAttribute('data-from'),
      until: notice?.getAttribute('data-until'),
    };
    const previousElementSibling = { hidden: false, dataset: { from, until } };
    runInNewContext(notice?.nextElementSibling?.innerHTML ?? '', {
      document: { currentScript: { previousElementSibling } },
      Date: { now: () => Date.parse(instant) },
    });
    return previousElementSibling.hidden;
  }

  test('is on every page on its days, before the header, with its link', () => {
    const { children } = page('index').querySelector('.page') ?? {};
    const [notice] = (children ?? []).filter((child) => child.classList.contains('notice'));
    expect(plain(notice?.text ?? '')).toBe('Fermé le jour de Noël. Nos avis');
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/flotte');
    expect(read('index.html').indexOf('class="notice"')).toBeLessThan(read('index.html').indexOf('<header'));
  });

  test('that names pages is on those alone', () => {
    expect(page('flotte').querySelectorAll('.notice')).toHaveLength(2);
    expect(page('index').querySelectorAll('.notice')).toHaveLength(1);
  });

  test('goes by itself after its last day in Paris, from a page that was kept', () => {
    expect(hiddenAt('2096-12-24T00:00:00+01:00')).toBe(false);
    expect(hiddenAt('2096-12-25T23:59:59+01:00')).toBe(false);
    expect(hiddenAt('2096-12-26T00:00:00+01:00')).toBe(true);
  });

  test('waits for its first day on a page that was built before', () => {
    expect(hiddenAt('2096-12-23T23:59:59+01:00')).toBe(true);
  });
});
