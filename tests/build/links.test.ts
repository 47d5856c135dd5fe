import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSite } from '../../netlify/local/site.ts';
import { DIST, indexed, ORIGIN, pages } from '../support/built-site.ts';
import { pathOfRole } from '../support/roles.ts';

const policy = pathOfRole('donnees');
const site = openSite(DIST);
const ids = new Map(pages.map(({ path, root }) => [path, root.querySelectorAll('[id]').map(({ id }) => id)]));

/** Every address that a page names, of a link, a picture, a script or a style. */
const addresses = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|srcset|action)="([^"]+)"/g)].flatMap(([, value = '']) =>
    value.split(/,\s+/).map((address) => address.split(' ', 1)[0] ?? ''),
  );

/** The addresses of our own that a page names and the host does not answer, or that lack their anchor. */
async function brokenOn({ path, html }: (typeof pages)[number]): Promise<string[]> {
  const named = new Set(addresses(html).map((address) => new URL(address, ORIGIN + path).href));
  const broken: string[] = [];
  for (const href of named) {
    const { origin, pathname, hash } = new URL(href);
    if (origin !== ORIGIN || pathname.startsWith('/api/')) continue;
    const anchors = ids.get(pathname);
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchors && anchor && !anchors.includes(anchor)) broken.push(href);
    if (!anchors && (await site.handle(new Request(href))).status >= 400) broken.push(href);
  }
  return broken;
}

test('another page leads to every indexed page', () => {
  const ledTo = (path: string) =>
    pages.some((other) => other.path !== path && other.html.includes(` href="${path}"`));
  expect(indexed.filter(({ path }) => !ledTo(path)).map(({ path }) => path)).toEqual([]);
});

test('every picture of the function’s pages and mails is a file of the site', () => {
  const shown = globSync('netlify/**/*.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(/\/dessins\/[\w.-]+/g) ?? [],
  );
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((path) => !existsSync(DIST + path))).toEqual([]);
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has no broken link, anchor, image or script, and names its host in none', async () => {
    expect(addresses(page.html).length).toBeGreaterThan(5);
    expect(await brokenOn(page)).toEqual([]);
    expect(page.root.querySelectorAll(`a[href*="//${new URL(ORIGIN).host}"]`)).toEqual([]);
  });

  test('opens the data-protection policy in a new tab, from every other page', () => {
    const links = page.root.querySelectorAll(`a[href^="${policy}"]`);
    const target = path === policy ? undefined : '_blank';
    expect(links.length).toBeGreaterThan(0);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(links.map(() => target));
  });
});
