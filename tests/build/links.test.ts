import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../netlify/local/host.ts';
import { openSite } from '../../netlify/local/site.ts';
import { VITRAGES } from '../../src/domain/vitrage.ts';
import { anchorsByPath, isOwnAnchor } from '../../src/lib/check/anchors.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { DIST, indexed, ORIGIN, pages } from '../support/built-site.ts';
import { pathOfRole } from '../support/roles.ts';

const policy = pathOfRole('donnees');
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  site = await startServer(openSite(DIST), 0);
});

afterAll(() => site.close());

const NAMING = 'a[href], link[href], use[href], area[href], img[src], script[src], source[src]';

/** Returns the absolute URLs of this site in a page's `href`, `src`, `srcset` and `url()`. */
function namedBy({ path, html, root }: (typeof pages)[number]): URL[] {
  const single = root
    .querySelectorAll(NAMING)
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src'));
  const sets = root
    .querySelectorAll('[srcset]')
    .flatMap((element) => element.getAttribute('srcset')?.split(/,\s+/) ?? [])
    .map((candidate) => candidate.trim().split(' ')[0]);
  const drawn = [...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address);
  return [...single, ...sets, ...drawn]
    .map((address) => new URL(address ?? '', new URL(path, site.url)))
    .filter(({ origin }) => origin === site.url);
}

test('no link, anchor, image, view of a drawing or script is broken, and every indexed page is linked', async () => {
  const named = new Map<string, { from: string; fragments: Map<string, string> }>();
  for (const shown of pages)
    for (const { pathname, search, hash } of namedBy(shown)) {
      const known = named.get(pathname + search) ?? { from: shown.path, fragments: new Map() };
      named.set(pathname + search, known);
      if (hash) known.fragments.set(decodeURIComponent(hash.slice(1)), shown.path);
    }
  const broken: string[] = [];
  for (const [address, { from, fragments }] of named) {
    const response = await fetch(site.url + address);
    if (!response.ok) broken.push(`${from} → ${address}`);
    if (!/html|svg/.test(response.headers.get('content-type') ?? '')) continue;
    const root = pages.find(({ path }) => path === address)?.root ?? parse(await response.text());
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    for (const [fragment, source] of fragments)
      if (!ids.includes(fragment)) broken.push(`${source} → ${address}#${fragment}`);
  }
  expect(broken).toEqual([]);
  expect([...named.keys()]).toEqual(expect.arrayContaining(indexed.map(({ path }) => path)));
}, 120_000);

test('check:content knows every id in the templates, so it can reject an anchor that equals an id', () => {
  const { entries } = readContent(process.cwd());
  const anchors = anchorsByPath({ entries });
  const reviews = entries.avis.map(({ id }) => id);
  for (const { path, root } of pages) {
    const ids = root.querySelectorAll('[id]').map(({ id }) => id);
    const written = [...(anchors.get(path) ?? []), ...reviews];
    const unknown = ids.filter((id) => !written.includes(id) && !isOwnAnchor(id, path));
    expect(unknown, path).toEqual([]);
    for (const id of written) expect(ids.filter((other) => other === id).length, id).toBeLessThan(2);
  }
});

test('every image in the Netlify function’s pages and e-mails is a file of the site', () => {
  const shown = globSync('netlify/**/*.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(/\/dessins\/[\w.-]+/g) ?? [],
  );
  const paths = shown.flatMap((path) =>
    path.endsWith('-') ? VITRAGES.map(({ id }) => `${path}${id}.svg`) : path,
  );
  expect(paths.length).toBeGreaterThan(VITRAGES.length);
  expect(paths.filter((path) => !existsSync(DIST + path))).toEqual([]);
});

describe.each(pages.map(({ path, root }) => [path, root] as const))('%s', (path, root) => {
  test('the page has no absolute link to its own host', () => {
    expect(root.querySelectorAll(`a[href*="//${new URL(ORIGIN).host}"]`)).toEqual([]);
  });

  test('links to the privacy policy open in a new tab, except on the policy itself', () => {
    const links = root.querySelectorAll(`a[href^="${policy}"]`);
    const target = path === policy ? undefined : '_blank';
    expect(links.length).toBeGreaterThan(0);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(links.map(() => target));
    // Other links that open in a new tab, such as chat and map, need rel=noopener.
    const others = root.querySelectorAll('a[target]:not([rel=noopener])');
    expect(others.filter((link) => !link.getAttribute('href')?.startsWith(policy))).toEqual([]);
  });
});
