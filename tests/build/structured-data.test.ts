import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, test } from 'vitest';
import company from '../../content/reglages/entreprise.json' with { type: 'json' };
import { pathOf } from '../../src/lib/content/path-of.ts';
import { readContent } from '../../src/lib/content/read.ts';
import { complete } from '../../src/lib/site/article.ts';
import { indexed, node, ORIGIN, page, plain } from '../support/built-site.ts';
import { pathOfRole } from '../support/roles.ts';

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

const TYPE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([\w, <>"@|]+?) \{([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue</gm;

/** Reads the vocabulary of schema.org from the types of schema-dts, because tests have no network. */
function readVocabulary(): { '@graph': object[] } {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts');
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, string[]>();
  for (const [, type = '', , bases = '', body = ''] of readFileSync(file, 'utf8').matchAll(TYPE)) {
    const above = [...bases.matchAll(/(\w+)Base\b/g)].map(([, base = '']) => base);
    parents.set(type, new Set([...(parents.get(type) ?? []), ...above.filter((base) => base !== type)]));
    for (const [, name = ''] of body.matchAll(PROPERTY))
      domains.set(name, [...(domains.get(name) ?? []), type]);
  }
  const id = (name: string) => ({ '@id': `schema:${name}` });
  return {
    '@graph': [
      ...[...parents].map(([type, above]) => ({
        ...id(type),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': [...above].map(id),
      })),
      ...[...domains].map(([name, types]) => ({
        ...id(name),
        '@type': 'rdf:Property',
        'schema:domainIncludes': types.map(id),
      })),
    ],
  };
}

const vocabulary = readVocabulary();

describe.each(indexed.map(({ path }) => path))('%s', (path) => {
  const { html, root } = page(path);

  test('the page’s structured data passes the validator', async () => {
    const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
    const issues = await new Validator(vocabulary).validate(data);
    // Ignores missing optional properties. Ignores a missing `price`, because some offers have only a lowest price.
    const serious = issues.filter(
      ({ issueMessage }) => !/\(optional\)|"price" is missing/.test(issueMessage),
    );
    expect(serious.map(({ severity, issueMessage }) => `${severity} ${issueMessage}`)).toEqual([]);
  });

  test('the page’s structured data has each question and answer that the page shows', () => {
    const questions = (node(path, 'FAQPage')?.mainEntity ?? []) as Question[];
    const shown = root.querySelectorAll('main .faq details');
    const asked = shown.map((details) => plain(details.querySelector('summary')?.text ?? ''));
    expect(questions.map(({ name }) => plain(name))).toEqual(asked);
    for (const [index, { acceptedAnswer }] of questions.entries())
      expect(plain(shown[index]?.structuredText ?? '')).toContain(plain(acceptedAnswer.text));
  });
});

test('only the home page and the about page declare the company, with the same id', () => {
  const declared = indexed.flatMap(({ path }) =>
    node(path, 'AutoRepair') ? [[path, node(path, 'AutoRepair')?.['@id']]] : [],
  );
  expect(declared.map(([path]) => path).sort()).toEqual(['/', pathOfRole('a-propos')].sort());
  expect(new Set(declared.map(([, id]) => id))).toEqual(new Set([`${ORIGIN}/#business`]));
});

test('a rating is declared only on pages that show it', () => {
  const rated = indexed.flatMap(({ path, text }) => {
    const rating = (node(path, 'AutoRepair') ?? node(path, 'Service'))?.['aggregateRating'];
    return rating ? [{ text, ...(rating as { ratingValue: number; reviewCount: number }) }] : [];
  });
  expect(rated.length).toBeGreaterThan(0);
  for (const { text, ratingValue, reviewCount } of rated) {
    expect(text).toMatch(new RegExp(`${String(ratingValue).replace('.', ',')}`));
    expect(text).toMatch(new RegExp(`\\b${reviewCount}\\s+avis`));
  }
});

const { entries } = readContent(process.cwd());

test.each(
  entries.articles.map(({ id, data }) => {
    const { publie, auteur, person } = complete(data, company.marque);
    const [name = ''] = auteur.split(',', 1);
    return [pathOf({ collection: 'articles', id, data }), publie, name, person] as const;
  }),
)('%s declares its publication date and its author in structured data', (path, publie, name, signed) => {
  const firm = { '@id': `${ORIGIN}/#business` };
  const person = { '@type': 'Person', name, url: expect.stringMatching(/^https:/), worksFor: firm };
  expect(node(path, 'BlogPosting')).toMatchObject({
    datePublished: publie.toISOString().slice(0, 10),
    author: signed ? person : firm,
  });
  expect(page(path).text).toContain(name);
});
