import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pages } from '../support/built-site.ts';

const KB = 1024;

/** One round trip of a new connection carries 14 KB (performance, observation 5). */
const PAGE_BUDGET = 14 * KB;

/** The longest page of the specification. */
const BUDGETS: Record<string, number> = { '/': 17 * KB, '/reparation-pare-brise': 18 * KB };

/** What may run before a visitor touches anything (DESIGN §7). */
const SCRIPT_BUDGET = 3 * KB;

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const PARTS = {
  styles: /<style[\s\S]*?<\/style>/g,
  'structured data': /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  scripts: /<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g,
  drawings: /<svg[\s\S]*?<\/svg>/g,
  header: /<header[\s\S]*?<\/header>/g,
  footer: /<footer[\s\S]*?<\/footer>/g,
};

/** What each part adds to a page: its size less that of the page without it. */
function anatomy(html: string): string {
  const whole = brotli(html);
  const parts = Object.entries(PARTS).map(
    ([name, part]) => [name, whole - brotli(html.replace(part, ''))] as const,
  );
  return parts
    .sort(([, a], [, b]) => b - a)
    .map(([name, size]) => `${name} ${size}`)
    .join(', ');
}

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, { html }) => {
  test('stays within its bytes', () => {
    const size = brotli(html);
    const budget = BUDGETS[path] ?? PAGE_BUDGET;
    const excess =
      size > budget ? `${path} weighs ${size} bytes, ${size - budget} over: ${anatomy(html)}` : '';
    expect(excess).toBe('');
  });

  test('runs little before a touch', () => {
    const scripts = (html.match(PARTS.scripts) ?? []).filter(
      (script) => !/type="speculationrules"/.test(script),
    );
    const size = brotli(scripts.join(''));
    expect(size, `bytes of script on ${path} before a touch`).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(html).not.toMatch(/<script[^>]+src="(?!\/_astro\/)/);
  });
});
