import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DIST, pages } from '../support/built-site.ts';

const KB = 1024;

/** One round trip of a new connection carries 14 KB. */
const PAGE_BUDGET = 14 * KB;

/** The longest page of the specification. */
const BUDGETS: Record<string, number> = { '/reparation-pare-brise': 18 * KB };

/** What may run before a visitor touches anything (DESIGN §7). */
const SCRIPT_BUDGET = 3 * KB;

/** All that is fetched before a touch, and in how many requests. */
const TOTAL_BUDGET = 45 * KB;
const REQUESTS = 5;

/** What the home page fetches while the browser is idle: React is 60 KB of it; and the home page with all of that. */
const AHEAD_BUDGET = 62 * KB;
const TOTAL_WITH_AHEAD = 110 * KB;

/** The display face, with its kerning and no feature that no style asks for. */
const FACE_BUDGET = 12 * KB;

/** Sizes of the last time that someone looked; renewed by `RECORD_SIZES=1 npm run test:unit -- budgets`. */
const RECORD = new URL('recorded-sizes.json', import.meta.url);

type Anatomy = Record<string, number>;

const recorded: Record<string, Anatomy> = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};

const brotli = (content: string | Buffer): number => brotliCompressSync(content).length;

const PARTS = {
  styles: /<style[\s\S]*?<\/style>/g,
  'structured data': /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  scripts: /<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
  header: /<header[\s\S]*?<\/header>/g,
  footer: /<footer[\s\S]*?<\/footer>/g,
  text: /(?<=>)[^<]+/g,
};

/** What each part adds to a page: its size less that of the page without it. */
function anatomyOf(html: string): Anatomy {
  const whole = brotli(html);
  const parts = Object.entries(PARTS).map(
    ([name, part]) => [name, whole - brotli(html.replace(part, ''))] as const,
  );
  return Object.fromEntries(parts.sort(([, a], [, b]) => b - a));
}

/** The parts of a page, each with how much it grew since it was recorded. */
function growth(path: string, anatomy: Anatomy): string {
  return Object.entries(anatomy)
    .map(([name, size]) => {
      const change = size - (recorded[path]?.[name] ?? size);
      return `${name} ${size}${change ? ` (${change > 0 ? '+' : ''}${change})` : ''}`;
    })
    .join(', ');
}

/** Bytes of a file as the host sends it; the face is packed already. */
function weigh(address: string): number {
  const file = readFileSync(join(DIST, address));
  return address.endsWith('.woff2') ? file.length : brotli(file);
}

/** Addresses that a browser asks for by itself as it reads a page. */
const fetched = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(/<link rel="(?:preload|stylesheet|icon)" href="([^"]+)"/g),
      ...html.matchAll(/<use href="(\/[^"#]+)#/g),
      ...html.matchAll(/<script[^>]+src="([^"]+)"/g),
    ].map(([, address = '']) => address),
  ),
];

const sum = (addresses: string[]): number => addresses.reduce((total, address) => total + weigh(address), 0);

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { html }) => {
  test('stays within its bytes', () => {
    const size = brotli(html);
    const budget = BUDGETS[path] ?? PAGE_BUDGET;
    const over = `${path} weighs ${size} bytes, ${size - budget} over:`;
    expect(size > budget ? `${over} ${growth(path, anatomyOf(html))}` : '').toBe('');
  });

  test('runs little before a touch', () => {
    const scripts = (html.match(PARTS.scripts) ?? []).filter(
      (script) => !/type="speculationrules"/.test(script),
    );
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

test.runIf(process.env['RECORD_SIZES'])('records the sizes', () => {
  const sizes = Object.fromEntries(pages.map(({ path, html }) => [path, anatomyOf(html)]));
  writeFileSync(RECORD, `${JSON.stringify(sizes, undefined, 2)}\n`);
});
