import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { describe, expect, test } from 'vitest';
import { indexed, node, ORIGIN, page, plain } from '../support/built-site.ts';
import { asGraph, readVocabulary, vocabularyErrors } from '../support/schema-org.ts';

const vocabulary = readVocabulary();

/** Types on every page but the home page. */
const COMMON = ['AutoRepair', 'BreadcrumbList'];

/** What each page's structured data holds, besides the firm and the way. */
const TYPES: Record<string, string[]> = {
  '/': ['AutoRepair', 'WebSite', 'WebPage', 'FAQPage'],
  '/services': [...COMMON, 'WebPage', 'Service', 'FAQPage'],
  '/remplacement-pare-brise': [...COMMON, 'WebPage', 'Service', 'FAQPage'],
  '/remplacement-pare-brise-paris': [...COMMON, 'WebPage', 'Service', 'FAQPage'],
  '/remplacement-pare-brise-78': [...COMMON, 'WebPage', 'FAQPage'],
  '/remplacement-pare-brise-92': [...COMMON, 'WebPage', 'Service', 'FAQPage'],
  '/remplacement-pare-brise-93': [...COMMON, 'WebPage', 'Service', 'FAQPage'],
  '/remplacement-pare-brise-95': [...COMMON, 'WebPage', 'Service', 'FAQPage'],
  '/reparation-pare-brise': [...COMMON, 'WebPage', 'FAQPage', 'HowTo'],
  '/blog': [...COMMON, 'CollectionPage', 'Blog'],
  '/blog/reparation-vs-remplacement': [...COMMON, 'WebPage', 'BlogPosting'],
  '/blog/reparer-impact-guide-rapide': [...COMMON, 'WebPage', 'BlogPosting'],
  '/blog/preparation-intervention-domicile': [...COMMON, 'WebPage', 'BlogPosting'],
  '/a-propos': [...COMMON, 'AboutPage'],
  '/avis': [...COMMON, 'WebPage'],
  '/mentions-legales-cgv': [...COMMON, 'WebPage'],
  '/politique-protection-donnees': [...COMMON, 'WebPage'],
  '/parametrage-cookies': [...COMMON, 'WebPage'],
};

test('the check of the vocabulary finds what schema.org does not know', () => {
  const wrong = {
    '@type': 'AutoRepair',
    nom: 'Clairvitre',
    geo: { '@type': 'PostalAddress' },
    telephone: { '@id': '#phone' },
    makesOffer: [{ '@type': 'AutoGlass' }],
  };
  expect(vocabularyErrors(vocabulary, wrong)).toEqual([
    'AutoRepair.nom is no property',
    'AutoRepair.geo takes no PostalAddress',
    'AutoRepair.telephone takes no reference',
    'AutoRepair.makesOffer takes no AutoGlass',
    'AutoRepair.makesOffer > : AutoGlass is no type',
  ]);
});

test('every indexed page is in the table', () => {
  expect(Object.keys(TYPES).sort()).toEqual(indexed.map(({ path }) => path).sort());
});

describe.each(Object.entries(TYPES))('%s', (path, types) => {
  const { nodes, html, root } = page(path);

  test('says what it is for', () => {
    expect(nodes.map((candidate) => candidate['@type']).sort()).toEqual([...types].sort());
  });

  test('keeps to the vocabulary of schema.org', () => {
    expect(nodes.flatMap((candidate) => vocabularyErrors(vocabulary, candidate))).toEqual([]);
  });

  test('passes the offline validator', async () => {
    const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
    const issues = await new Validator(asGraph(vocabulary)).validate(data);
    // Hints about what else could be said are no errors.
    const serious = issues.filter(({ issueMessage }) => !issueMessage.includes('(optional)'));
    expect(serious.map(({ severity, issueMessage }) => `${severity} ${issueMessage}`)).toEqual([]);
  });

  test('names the firm by its one identifier', () => {
    expect(node(path, 'AutoRepair')?.['@id']).toBe(`${ORIGIN}/#business`);
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

const business = (path: string) => node(path, 'AutoRepair');

test.each([
  ['/', { opens: '07:00', closes: '20:00' }],
  ['/remplacement-pare-brise-paris', { opens: '08:00', closes: '19:00' }],
  ['/remplacement-pare-brise-78', { opens: '00:00', closes: '23:59' }],
  ['/services', { opens: '08:00', closes: '20:00' }],
])('%s declares its own hours', (path, hours) => {
  expect(business(path)?.openingHoursSpecification).toMatchObject(hours);
});

test.each([
  ['/', 47],
  ['/avis', 47],
  ['/reparation-pare-brise', 18],
])('%s declares a rating of 5 over %i reviews', (path, reviewCount) => {
  expect(business(path)?.aggregateRating).toMatchObject({
    ratingValue: 5,
    reviewCount,
    bestRating: 5,
    worstRating: 1,
  });
});

test('repair costs 80 to 150 €, replacement 250 to 500 €, all 80 to 500 €', () => {
  for (const path of ['/', '/reparation-pare-brise']) {
    expect(business(path)?.priceRange).toBe('80-500 €'.replace('-', path === '/' ? '-' : ' à '));
    const offers = business(path)?.makesOffer as { priceSpecification: object; warranty: object }[];
    expect(offers.map(({ priceSpecification }) => priceSpecification)).toMatchObject([
      { minPrice: 80, maxPrice: 150 },
      { minPrice: 250, maxPrice: 500 },
    ]);
    expect(offers[1]?.warranty).toMatchObject({ durationOfWarranty: { value: 2, unitCode: 'ANN' } });
    expect(business(path)?.paymentAccepted).toBe('Espèces, Carte bancaire, Virement');
  }
});

const areas = (path: string, type: string, of: string) =>
  ((node(path, of)?.areaServed ?? []) as { '@type': string }[]).filter((area) => area['@type'] === type);

test('the 93 page names 23 towns, and its department', () => {
  expect(areas('/remplacement-pare-brise-93', 'City', 'Service')).toHaveLength(23);
  expect(areas('/remplacement-pare-brise-93', 'AdministrativeArea', 'Service')).toMatchObject([
    { name: 'Seine-Saint-Denis' },
  ]);
});

test('the firm serves eight departments', () => {
  expect(areas('/', 'AdministrativeArea', 'AutoRepair')).toHaveLength(8);
});

test('the radius is 20 km on the 92 page and 50 km around Paris elsewhere', () => {
  expect(areas('/remplacement-pare-brise-92', 'GeoCircle', 'Service')).toMatchObject([{ geoRadius: 20_000 }]);
  expect(areas('/', 'GeoCircle', 'AutoRepair')).toMatchObject([
    { geoRadius: 50_000, geoMidpoint: { latitude: 48.8566, longitude: 2.3522 } },
  ]);
});

test('the how-to costs 80 to 150 € and has the four steps of the page', () => {
  const howTo = node('/reparation-pare-brise', 'HowTo');
  expect(howTo?.estimatedCost).toMatchObject({ currency: 'EUR', minValue: 80, maxValue: 150 });
  expect(((howTo?.step ?? []) as { name: string }[]).map(({ name }) => plain(name))).toEqual(
    page('/reparation-pare-brise')
      .root.querySelectorAll('#processus-reparation h3')
      .map((title) => plain(title.text)),
  );
});

test('articles were published on 19 September 2025', () => {
  for (const path of Object.keys(TYPES).filter((candidate) => candidate.startsWith('/blog/'))) {
    expect(node(path, 'BlogPosting')?.datePublished).toBe('2025-09-19');
  }
});

test('articles are signed by the person that their byline names, of the firm', () => {
  for (const path of Object.keys(TYPES).filter((candidate) => candidate.startsWith('/blog/'))) {
    const author = node(path, 'BlogPosting')?.author as { name: string };
    expect(author).toEqual({
      '@type': 'Person',
      name: expect.stringMatching(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u),
      worksFor: { '@id': `${ORIGIN}/#business` },
    });
    expect(page(path).text).toContain(`${author.name}, expert`);
  }
});

test('no text of the page can end the script it stands in', () => {
  for (const { root } of indexed) {
    expect(root.querySelector('script[type="application/ld+json"]')?.innerHTML).not.toContain('<');
  }
});
