import { describe, expect, test } from 'vitest';
import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { page, plain } from '../support/built-site.ts';

/** The pages that tell one story in many places: every zone, and those of the glazings. */
const { pages, zones } = readContent(process.cwd()).entries;
const glazings = pages.filter(({ data }) => data.balisage.type === 'service');
const LOCAL = [...zones, ...glazings].map(pathOf);

/** Texts shorter than this are labels, which pages of one family may share. */
const PARAGRAPH = 60;

const paragraphs = (path: string): string[] =>
  page(path)
    .root.querySelectorAll('main p, main li, main td, main summary')
    .filter((element) => !element.closest('.breadcrumb'))
    .filter((element) => element.querySelector('p, li, .button') === null)
    .map((element) => plain(element.text))
    .filter((text) => text.length >= PARAGRAPH);

/** Most of the runs of five words that two local pages may have in common: above it they read as copies. */
const SHARED_RUNS = 0.035;

const runsOfFive = (path: string): Set<string> => {
  const words =
    page(path)
      .text.toLowerCase()
      .match(/[\p{L}\p{N}%€’-]+/gu) ?? [];
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(' ')));
};

const pairs = LOCAL.flatMap((a, index) => LOCAL.slice(index + 1).map((b) => [a, b] as const));

describe('local pages', () => {
  test.each(pairs)('%s and %s share few runs of five words', (a, b) => {
    const [own, other] = [runsOfFive(a), runsOfFive(b)];
    const shared = own.intersection(other).size;
    expect(own.size).toBeGreaterThan(500);
    expect(shared / (own.size + other.size - shared)).toBeLessThanOrEqual(SHARED_RUNS);
  });

  test.each(pairs)('%s and %s share no paragraph and no sentence of ten words', (a, b) => {
    const texts = (path: string) =>
      paragraphs(path).flatMap((text) => [
        text,
        ...text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.split(' ').length >= 10),
      ]);
    const other = new Set(texts(b));
    expect(other.size).toBeGreaterThan(10);
    expect(texts(a).filter((text) => other.has(text))).toEqual([]);
  });
});
