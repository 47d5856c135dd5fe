import { describe, expect, test } from 'vitest';
import { page, plain } from '../support/built-site.ts';

const LOCAL = [
  '/remplacement-pare-brise',
  '/remplacement-pare-brise-paris',
  '/remplacement-pare-brise-78',
  '/remplacement-pare-brise-92',
  '/remplacement-pare-brise-93',
  '/remplacement-pare-brise-95',
];

/** Texts shorter than this are labels, which pages of one family may share. */
const PARAGRAPH = 60;

const paragraphs = (path: string): string[] =>
  page(path)
    .root.querySelectorAll('main p, main li, main td, main summary')
    .filter((element) => !element.closest('.related, .contact-block, .legal-summary, .breadcrumb'))
    .filter((element) => element.querySelector('p, li') === null)
    .map((element) => plain(element.text))
    .filter((text) => text.length >= PARAGRAPH);

const pairs = LOCAL.flatMap((a, index) => LOCAL.slice(index + 1).map((b) => [a, b] as const));

describe('local pages', () => {
  test.each(pairs)('%s and %s share no paragraph', (a, b) => {
    const other = new Set(paragraphs(b));
    expect(other.size).toBeGreaterThan(10);
    expect(paragraphs(a).filter((text) => other.has(text))).toEqual([]);
  });

  test.each(pairs)('%s and %s share no sentence of ten words', (a, b) => {
    const sentences = (path: string) =>
      paragraphs(path).flatMap((text) =>
        text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.split(' ').length >= 10),
      );
    const other = new Set(sentences(b));
    expect(sentences(a).filter((sentence) => other.has(sentence))).toEqual([]);
  });
});
