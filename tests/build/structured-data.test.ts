import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { amountIn } from '../../src/lib/facts/kinds.ts';
import { complete } from '../../src/lib/site/article.ts';
import { indexed, node, ORIGIN, page, plain } from '../support/built-site.ts';
import { readVocabulary } from '../support/schema-org.ts';

const vocabulary = readVocabulary();

describe.each(indexed.map(({ path }) => path))('%s', (path) => {
  const { html, root } = page(path);

  test('passes the offline validator', async () => {
    const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
    const issues = await new Validator(vocabulary).validate(data);
    // Hints about what else could be said are no errors.
    const serious = issues.filter(({ issueMessage }) => !issueMessage.includes('(optional)'));
    expect(serious.map(({ severity, issueMessage }) => `${severity} ${issueMessage}`)).toEqual([]);
  });

  test('repeats each question and answer as the page shows them', () => {
    const questions = (node(path, 'FAQPage')?.mainEntity ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    const shown = root.querySelectorAll('main .faq details');
    expect(questions.map(({ name }) => plain(name))).toEqual(
      shown.map((details) => plain(details.querySelector('summary')?.text ?? '')),
    );
    questions.forEach(({ acceptedAnswer }, index) => {
      const answer = shown[index]?.structuredText ?? '';
      expect(plain(answer)).toContain(plain(acceptedAnswer.text));
    });
  });
});

const { entries } = readContent(process.cwd());

/** The amounts of some figures, from the lowest to the highest. */
function extent(facts: readonly string[], values: Record<string, string>) {
  const amounts = facts.flatMap((fact) => amountIn(values[fact] ?? '') ?? []);
  const highest = amounts.map(({ max }) => max);
  return {
    minPrice: Math.min(...amounts.map(({ min }) => min)),
    ...(!highest.includes(undefined) && { maxPrice: Math.max(...highest.map((max) => max ?? 0)) }),
  };
}

describe.each(
  [...entries.pages, ...entries.zones]
    .filter(({ data }) => data.balisage.type !== 'page')
    .map((entry) => [pathOf(entry), entry.data] as const),
)('%s', (path, { balisage, faits }) => {
  const firm = node(path, 'AutoRepair');

  test('offers what its own figures say', () => {
    const offers = (node(path, 'Service')?.['offers'] ?? firm?.['makesOffer'] ?? []) as object[];
    expect(offers).toMatchObject(
      (balisage.offres ?? [])
        .filter(({ prix }) => prix.every((fact) => amountIn(faits[fact] ?? '')))
        .map(({ nom, prix }) => ({ name: nom, priceSpecification: extent(prix, faits) })),
    );
  });
});

describe.each(
  entries.articles.map(
    ({ id, data, body }) =>
      [pathOf({ collection: 'articles', id, data }), complete(data, body, 'Clairvitre')] as const,
  ),
)('%s', (path, { publie, auteur }) => {
  test('is dated and signed as its byline says', () => {
    expect(node(path, 'BlogPosting')).toMatchObject({
      datePublished: publie.toISOString().slice(0, 10),
      author: {
        '@type': 'Person',
        name: auteur.split(',', 1)[0],
        url: expect.stringMatching(/^https:/),
        worksFor: { '@id': `${ORIGIN}/#business` },
      },
    });
    expect(page(path).text).toContain(auteur.split(',', 1)[0]);
  });
});
