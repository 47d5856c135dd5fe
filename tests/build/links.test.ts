import { existsSync, globSync, readFileSync } from 'node:fs';
import { LinkChecker, LinkState } from 'linkinator';
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

test('no link, anchor, image or script of the site is broken, and links lead to every indexed page', async () => {
  const { links } = await new LinkChecker().check({
    path: `${site.url}/`,
    recurse: true,
    checkFragments: true,
    linksToSkip: async (url) => !url.startsWith(site.url),
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent }) => `${parent} → ${url}`)).toEqual([]);
  const scanned = links.filter(({ state }) => state === LinkState.OK).map(({ url }) => new URL(url).pathname);
  expect(scanned).toEqual(expect.arrayContaining(indexed.map(({ path }) => path)));
  // Requests every file of the site.
}, 120_000);

test('no anchor of content is an id of the site, and check:content knows every such id', () => {
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

test('every picture of the function’s pages and mails is a file of the site', () => {
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
  test('has no absolute link to its own host', () => {
    expect(root.querySelectorAll(`a[href*="//${new URL(ORIGIN).host}"]`)).toEqual([]);
  });

  test('opens the data-protection policy in a new tab, from every other page', () => {
    const links = root.querySelectorAll(`a[href^="${policy}"]`);
    const target = path === policy ? undefined : '_blank';
    expect(links.length).toBeGreaterThan(0);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(links.map(() => target));
    // Chat and map links open in a new tab too.
    const others = root.querySelectorAll('a[target]:not([rel=noopener])');
    expect(others.filter((link) => !link.getAttribute('href')?.startsWith(policy))).toEqual([]);
  });
});
