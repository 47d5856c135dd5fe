import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DIST, pages } from '../support/built-site.ts';

const KB = 1024;

/** Initial TCP congestion window in bytes, headers included. */
const FIRST_FLIGHT = 14_600;

/** Maximum size in bytes of a page's compressed HTML with headers. The home page also contains step 1 of the form. */
const PAGE_BUDGET = 20 * KB;
const HOME_BUDGET = 28 * KB;

const SCRIPT_BUDGET = 3 * KB;
const PAGE_SCRIPT_BUDGET = 2.9 * KB;
const BEFORE_FLOW_BUDGET = 0.5 * KB;

/** Maximum transfer size in bytes of a page and its files before any interaction. */
const TOTAL_BUDGET = 50.5 * KB;
const REQUESTS = 6;

/** Maximum size in bytes of the scripts that the idle home page prefetches. React alone has 60 KB. */
const AHEAD_BUDGET = 76 * KB;

const FACE_BUDGET = 7 * KB;

const packed = new Map<string, number>();

/** Size after brotli compression, which the host applies too. The result is cached, because compression is slow. */
function brotli(content: string): number {
  const size = packed.get(content) ?? brotliCompressSync(content).length;
  packed.set(content, size);
  return size;
}

const PAGE_SCRIPT = /\bscript = "(\/_astro\/[^"]+)"/g;

const SCRIPTS = /<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g;

const HEADERS =
  /^\/\*\n((?: {2}.+\n)+)/m.exec(readFileSync(join(DIST, '_headers'), 'utf8'))?.[1]?.length ?? 0;

/** Transfer size of a file; fonts are compressed already. */
function weigh(address: string): number {
  const file = readFileSync(join(DIST, address));
  return address.endsWith('.woff2') ? file.length : brotli(file.toString());
}

const imported = (address: string): string[] =>
  [...readFileSync(join(DIST, address), 'utf8').matchAll(/(?:from|import)"\.(\/[^"]+)"/g)].map(
    ([, file]) => `/_astro${file}`,
  );

/** URLs loaded while the page is parsed. */
const fetched = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(/<link rel="(?:preload|stylesheet|icon)" href="([^"]+)"/g),
      ...html.matchAll(/<use href="(\/[^"#]+)#/g),
      ...html.matchAll(/<script[^>]+src="([^"]+)"/g),
      ...html.matchAll(PAGE_SCRIPT),
      ...html.matchAll(/<img(?![^>]*loading="lazy")[^>]+src="([^"#]+)/g),
    ].map(([, address = '']) => address),
  ),
];

const sum = (addresses: string[]): number => addresses.reduce((total, address) => total + weigh(address), 0);

/** HTML before the linked style sheet. */
const firstScreen = (html: string): string => html.slice(0, html.indexOf('<link rel="stylesheet"'));

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { html }) => {
  test('the compressed HTML of the page stays within its size budget', () => {
    expect(HEADERS).toBeGreaterThan(500);
    expect(brotli(html) + HEADERS).toBeLessThanOrEqual(path === '/' ? HOME_BUDGET : PAGE_BUDGET);
  });

  test('the page’s first screen arrives in the first round trip', () => {
    expect(firstScreen(html)).toContain('<h1');
    expect(brotli(firstScreen(html)) + HEADERS).toBeLessThanOrEqual(FIRST_FLIGHT);
  });

  test('the scripts that the page runs before interaction stay within their size budget', () => {
    const scripts = (html.match(SCRIPTS) ?? []).filter((script) => !/type="speculationrules"/.test(script));
    expect(brotli(scripts.join(''))).toBeLessThanOrEqual(SCRIPT_BUDGET);
    const files = [...html.matchAll(PAGE_SCRIPT)].map(([, address = '']) => address);
    expect(files).toHaveLength(1);
    expect(sum(files)).toBeLessThanOrEqual(PAGE_SCRIPT_BUDGET);
    const [, own] = /<html[^>]* data-script="([^"]+)"/.exec(html) ?? [];
    expect(own !== undefined).toBe(path === '/');
    if (own) expect(weigh(own)).toBeLessThanOrEqual(BEFORE_FLOW_BUDGET);
    expect(html).not.toMatch(/<script[^>]+src="(?!\/_astro\/)/);
  });

  test('the bytes and the requests of the page before interaction stay within their budgets', () => {
    const files = fetched(html);
    const total = brotli(html) + sum(files);
    const list = files.map((address) => `${address} ${weigh(address)}`).join(', ');
    expect(total, `bytes of ${path} with ${list}`).toBeLessThanOrEqual(TOTAL_BUDGET);
    expect(files.length + 1, `requests of ${path}: ${list}`).toBeLessThanOrEqual(REQUESTS);
  });

  test('the home page prefetches all scripts of the form within a size budget, and other pages prefetch none', () => {
    const ahead = [...html.matchAll(/<link rel="ahead" href="([^"]*)">/g)].map(([, address = '']) => address);
    const entries = [...html.matchAll(/ (?:component|renderer)-url="([^"]*)"/g)].map(
      ([, address]) => address,
    );
    expect(ahead.length > 0).toBe(path === '/');
    expect(ahead).toEqual(expect.arrayContaining([...entries, ...ahead.flatMap(imported)]));
    expect(sum(ahead), ahead.join(' ')).toBeLessThanOrEqual(AHEAD_BUDGET);
  });
});

test('all pages load the same single font file, whose size stays within its budget', () => {
  const faces = pages.flatMap(({ html }) => fetched(html).filter((address) => address.endsWith('.woff2')));
  expect(new Set(faces).size).toBe(1);
  expect(weigh(faces[0] ?? '')).toBeLessThanOrEqual(FACE_BUDGET);
});
