import { expect, test } from 'vitest';
import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { page, plain } from '../support/built-site.ts';

const { pages, zones } = readContent(process.cwd()).entries;
/** Service pages, without the reviews page, because other pages repeat its reviews. */
const glazings = pages.filter(({ data }) => data.balisage.type === 'service' && data.role !== 'avis');
const LOCAL = [...zones, ...glazings].map(pathOf);

/** Maximum share of five-word sequences in common; a higher share may count as duplicate content. */
const SHARED_RUNS = 0.035;

const runsOfFive = (path: string): Set<string> => {
  const words =
    page(path)
      .text.toLowerCase()
      .match(/[\p{L}\p{N}%€’-]+/gu) ?? [];
  return new Set(words.slice(0, -4).map((_, index) => words.slice(index, index + 5).join(' ')));
};

/** Sentences of at least ten words; pages may share labels, which are shorter. */
const sentences = (path: string): string[] =>
  page(path)
    .root.querySelectorAll('main p, main li, main td, main summary')
    .filter((element) => element.querySelector('p, li, .button, [data-event]') === null)
    .flatMap((element) => plain(element.text).split(/(?<=[.?!])\s+/))
    .filter((sentence) => sentence.split(' ').length >= 10);

const pairs = LOCAL.flatMap((a, index) => LOCAL.slice(index + 1).map((b) => [a, b] as const));

test.each(pairs)('the pages %s and %s share few five-word sequences and no long sentence', (a, b) => {
  const [own, other] = [runsOfFive(a), runsOfFive(b)];
  const shared = own.intersection(other).size;
  expect(own.size).toBeGreaterThan(0);
  expect(shared / (own.size + other.size - shared)).toBeLessThanOrEqual(SHARED_RUNS);
  expect(sentences(a).filter((sentence) => page(b).text.includes(sentence))).toEqual([]);
});
