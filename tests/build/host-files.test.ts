import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { DIST, indexed, ORIGIN } from '../support/built-site.ts';

const read = (name: string) => readFileSync(join(DIST, name), 'utf8');

/** The headers without the editor's rules, which editor.test.ts checks. */
const siteHeaders = () => read('_headers').replace(/^\/admin\/\*\n(?: {2}.+\n)*/m, '');

test('robots.txt allows everything and links to the sitemap on the www host', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap-index.xml\n`);
  expect(read('sitemap-index.xml')).toContain(`<loc>${ORIGIN}/sitemap-0.xml</loc>`);
});

test('the sitemap lists exactly the indexed pages, with their modification dates', () => {
  const { entries } = readContent(process.cwd());
  const days = new Map<string, string | undefined>();
  for (const entry of [...entries.pages, ...entries.zones, ...entries.legal, ...entries.articles]) {
    const { misAJour, publie } = entry.data as { misAJour?: Date; publie?: Date };
    days.set(pathOf(entry), (misAJour ?? publie)?.toISOString().slice(0, 10));
  }
  const lines = [...read('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<T]+)/g)];
  const listed = lines.map(([, loc = '', day]) => [loc.slice(ORIGIN.length), day]).sort();
  expect(listed).toEqual(indexed.map(({ path }) => [path, days.get(path)]).sort());
});

test('one content security policy covers every URL and contains no «unsafe-» keyword', () => {
  const headers = siteHeaders();
  const policies = [...headers.matchAll(/Content-Security-Policy: (.+)/g)].map(([, policy]) => policy);
  expect(headers).toMatch(/^\/\*$/m);
  expect(policies).toHaveLength(1);
  expect(policies[0]).not.toContain('unsafe-');
  // The policy must be short, because every response has it. Each variant of inline code would add a hash.
  expect(policies[0]?.length).toBeLessThanOrEqual(1024);
  const directives = [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  expect(policies[0]?.split('; ')).toEqual(expect.arrayContaining(directives));
});

test('the _headers file sets security headers, and lets browsers cache /_astro/ files for a year', () => {
  const headers = read('_headers');
  for (const line of [
    '\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    'Strict-Transport-Security: max-age=86400',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()',
  ])
    expect(headers).toContain(line);
});
