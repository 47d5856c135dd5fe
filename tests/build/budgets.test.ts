import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DIST, pages } from '../support/built-site.ts';

const KB = 1024;

/** What one round trip of a new connection carries: most pages, with the headers that travel before them. */
const ROUND_TRIP = 14_600;
const WITHIN = 16;

/**
 * No page weighs more: the home page comes near it, as it holds the first step of the flow. Leave 50 B: Astro names an
 * island after the folder that the project lies in, and with it a page packs a little better or worse.
 */
const PAGE_BUDGET = 17_500;

/** What may run before a visitor touches anything. */
const SCRIPT_BUDGET = 3 * KB;

/** All that is fetched before a touch, and in how many requests: the page's own map and the flow's style among them. */
const TOTAL_BUDGET = 45 * KB;
const REQUESTS = 6;

/** What the home page fetches while the browser is idle: React is 60 KB of it; and the home page with all of that. */
const AHEAD_BUDGET = 62 * KB;
const TOTAL_WITH_AHEAD = 110 * KB;

/** The display face, of one weight, without features. */
const FACE_BUDGET = 7 * KB;

const packed = new Map<string, number>();

/** Bytes as the host packs them; each text is packed once, which takes a while. */
function brotli(content: string): number {
  const size = packed.get(content) ?? brotliCompressSync(content).length;
  packed.set(content, size);
  return size;
}

const SCRIPTS = /<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g;

/** Bytes of the headers that answer for every page. */
const HEADERS =
  /^\/\*\n((?: {2}.+\n)+)/m.exec(readFileSync(join(DIST, '_headers'), 'utf8'))?.[1]?.length ?? 0;

/** Bytes of a file as the host sends it; the face is packed already. */
function weigh(address: string): number {
  const file = readFileSync(join(DIST, address));
  return address.endsWith('.woff2') ? file.length : brotli(file.toString());
}

/** Addresses that a browser asks for by itself as it reads a page. */
const fetched = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(/<link rel="(?:preload|stylesheet|icon)" href="([^"]+)"/g),
      ...html.matchAll(/<use href="(\/[^"#]+)#/g),
      ...html.matchAll(/<script[^>]+src="([^"]+)"/g),
      ...html.matchAll(/\bimport\("([^"]+)"\)/g),
      ...html.matchAll(/<img(?![^>]*loading="lazy")[^>]+src="([^"#]+)/g),
    ].map(([, address = '']) => address),
  ),
];

const sum = (addresses: string[]): number => addresses.reduce((total, address) => total + weigh(address), 0);

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { html }) => {
  test('stays within its bytes', () => {
    expect(HEADERS).toBeGreaterThan(500);
    expect(brotli(html) + HEADERS).toBeLessThanOrEqual(PAGE_BUDGET);
  });

  test('runs little before a touch', () => {
    const scripts = (html.match(SCRIPTS) ?? []).filter((script) => !/type="speculationrules"/.test(script));
    expect(brotli(scripts.join('')), `bytes of script on ${path} before a touch`).toBeLessThanOrEqual(
      SCRIPT_BUDGET,
    );
    expect(html).not.toMatch(/<script[^>]+src="(?!\/_astro\/)/);
  });

  test('fetches little before a touch', () => {
    const files = fetched(html);
    const total = brotli(html) + sum(files);
    const list = files.map((address) => `${address} ${weigh(address)}`).join(', ');
    expect(total, `bytes of ${path} with ${list}`).toBeLessThanOrEqual(TOTAL_BUDGET);
    expect(files.length + 1, `requests of ${path}: ${list}`).toBeLessThanOrEqual(REQUESTS);
  });

  test('fetches ahead only where the flow is, and only so much', () => {
    const ahead = [...html.matchAll(/<link rel="ahead" href="([^"]*)">/g)].map(([, address = '']) => address);
    expect(ahead.length > 0).toBe(path === '/');
    const bytes = sum(ahead);
    expect(bytes, ahead.join(' ')).toBeLessThanOrEqual(AHEAD_BUDGET);
    expect(bytes + brotli(html) + sum(fetched(html))).toBeLessThanOrEqual(TOTAL_WITH_AHEAD);
  });
});

test('the display face is cut to what titles are written with', () => {
  const faces = pages.flatMap(({ html }) => fetched(html).filter((address) => address.endsWith('.woff2')));
  expect(new Set(faces).size).toBe(1);
  expect(weigh(faces[0] ?? '')).toBeLessThanOrEqual(FACE_BUDGET);
});

test('most pages come within one round trip', () => {
  const within = pages.filter(({ html }) => brotli(html) + HEADERS <= ROUND_TRIP);
  expect(within.length).toBeGreaterThanOrEqual(WITHIN);
});

/** All that a further page of a visit fetches before anyone scrolls, headers included: its own words and maps. */
const FURTHER_PAGE = 17 * KB;

test('a further page of a visit fetches little more than its own words', () => {
  const known = new Set(fetched(pages.find(({ path }) => path === '/')?.html ?? ''));
  const sizes = pages
    .filter(({ path }) => path !== '/')
    .map(({ path, html }) => {
      const files = fetched(html).filter((address) => !known.has(address));
      return [path, brotli(html) + sum(files) + (files.length + 1) * HEADERS] as const;
    });
  expect(sizes.filter(([, size]) => size > FURTHER_PAGE)).toEqual([]);
});

/** Contents of a page's inline elements of a kind. */
const inlineIn = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:src=|ld\\+json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, content = '']) => content,
  );

test('pages share the same few inline texts, each at most once on a page', () => {
  for (const tag of ['script', 'style'] as const) {
    const all = pages.map(({ html }) => inlineIn(html, tag));
    for (const texts of all) expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(all.flat()).size).toBeLessThanOrEqual(5);
  }
});

test('the style of all that no first screen shows is one file on every page; the flow and the settings have their own', () => {
  const linked = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, address]) => address);
  const [shared] = linked(pages.find(({ path }) => path === '/services')?.html ?? '');
  const OWN = ['/', '/parametrage-cookies'];
  for (const { path, html } of pages) {
    const [first, ...own] = linked(html);
    expect(first).toBe(shared);
    expect(own.length, path).toBe(OWN.includes(path) ? 1 : 0);
    expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('<main'));
  }
});
