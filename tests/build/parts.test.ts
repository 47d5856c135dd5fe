import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/lib/content/read.ts';
import { page, plain } from '../support/built-site.ts';

const { entries } = readContent(process.cwd());

/** Anchors that links from elsewhere lead to, in their order on the page. */
const ANCHORS: Record<string, string[]> = {
  '/remplacement-pare-brise-paris': [
    'pourquoi-professionnel',
    'trouver-professionnel',
    'types-services',
    'processus',
    'cout',
    'faq',
    'conseils-entretien',
    'contact',
  ],
  '/remplacement-pare-brise-93': [
    'pourquoi-choisir',
    'trouver-professionnel',
    'types-services',
    'processus-remplacement',
    'cout-remplacement',
    'faq-remplacement',
    'conseils-entretien',
    'contact-professionnel',
  ],
  '/reparation-pare-brise': [
    'pourquoi-reparation',
    'comparatif-concurrents',
    'types-dommages',
    'processus-reparation',
    'processus-technique',
    'couverture-mobile',
    'faq-reparation',
    'conseils-entretien',
  ],
  '/mentions-legales-cgv': [
    'editeur',
    'directeur',
    'hebergement',
    'propriete',
    'donnees',
    'generalites',
    'assurances',
    'prix',
    'garanties',
    'retractation',
  ],
  '/': ['devis', 'main-form'],
};

describe.each(Object.entries(ANCHORS))('%s', (path, anchors) => {
  test('has its anchors, in order', () => {
    const ids = page(path)
      .root.querySelectorAll('main [id]')
      .map(({ id }) => id);
    expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);
  });
});

/** Pages whose table of contents leads to those anchors; that of the home page has none. */
test.each(Object.entries(ANCHORS).filter(([path]) => path !== '/'))(
  '%s lists them in its contents',
  (path, anchors) => {
    const links = page(path)
      .root.querySelectorAll('.toc a')
      .map((link) => link.getAttribute('href'));
    expect([...new Set(links)]).toEqual(anchors.map((anchor) => `#${anchor}`));
  },
);

test('the Hauts-de-Seine guide has a table of contents of its own', () => {
  expect(page('/remplacement-pare-brise-92').root.querySelectorAll('.toc a').length).toBeGreaterThanOrEqual(
    8,
  );
});

/** What is counted on each page: what, where, how many. */
const COUNTS: [path: string, what: string, selector: string, count: number][] = [
  ['/', 'benefit tiles', '.tiles li', 4],
  ['/', 'process steps', '#intervention .steps > *', 3],
  ['/', 'departments', '#zones .map-list > *', 8],
  ['/', 'lists of towns', '#villes .town-lists > *', 5],
  ['/services', 'service cards', '#prestations .cards > *', 5],
  ['/services', 'process steps', '#deroulement .steps > *', 5],
  ['/services', 'department cards', '#zones .cards > *', 6],
  ['/services', 'questions', '#faq details', 10],
  ['/services', 'testimonials', 'main blockquote', 2],
  ['/remplacement-pare-brise-78', 'towns', '.towns > *', 20],
  ['/remplacement-pare-brise-78', 'figures', '.figures > *', 6],
  ['/remplacement-pare-brise-78', 'service cards', '.cards-price', 4],
  ['/remplacement-pare-brise-78', 'process steps', '#deroulement .steps > *', 6],
  ['/remplacement-pare-brise-93', 'process steps', '#processus-remplacement .steps > *', 6],
  ['/remplacement-pare-brise-93', 'questions', '#faq-remplacement details', 7],
  ['/remplacement-pare-brise-95', 'figures', '.figures > *', 6],
  ['/remplacement-pare-brise-95', 'towns', '.towns > *', 20],
  ['/remplacement-pare-brise-95', 'service cards', '#services .cards > *', 4],
  ['/remplacement-pare-brise-95', 'process steps', '#deroulement .steps > *', 5],
  ['/remplacement-pare-brise-95', 'questions', 'main .faq details', 6],
  ['/reparation-pare-brise', 'criteria', '#comparatif-concurrents tbody tr', 8],
  ['/reparation-pare-brise', 'compared firms', '#comparatif-concurrents thead th', 5],
  ['/reparation-pare-brise', 'types of damage', '#types-dommages .damage > *', 4],
  ['/reparation-pare-brise', 'steps', '#processus-reparation .steps > *', 4],
  ['/reparation-pare-brise', 'technical phases', '#processus-technique .steps > *', 4],
  ['/reparation-pare-brise', 'departments', '#couverture-mobile .map-list > *', 8],
  ['/reparation-pare-brise', 'questions', '#faq-reparation details', 7],
  ['/reparation-pare-brise', 'care cards', '#conseils-entretien .cards > *', 3],
  ['/blog', 'article cards', '.article-card', 3],
  ['/avis', 'reviews', 'main blockquote', 5],
  ['/mentions-legales-cgv', 'numbered sections', '.prose h2', 10],
];

test.each(COUNTS)('%s has its %s', (path, _, selector, count) => {
  expect(page(path).root.querySelectorAll(selector)).toHaveLength(count);
});

test.each([
  ['/', '#zones'],
  ['/remplacement-pare-brise', '#zones'],
  ['/reparation-pare-brise', '#couverture-mobile'],
])('%s says which departments lead to the quote, on the map and in the list', (path, section) => {
  const { root } = page(path);
  const pages = new Set(entries.zones.map(({ data }) => data.zone.code));
  const without = entries.departements.filter(({ id }) => !pages.has(id)).map(({ data }) => data);
  const named = (selector: string, name: string) =>
    root
      .querySelectorAll(`${section} ${selector}[href="/#devis"]`)
      .map((link) => plain(link.querySelector(name)?.text ?? ''))
      .sort();
  expect(named('.idf-map a', 'title')).toEqual(without.map(({ dans }) => `Devis ${dans}`).sort());
  expect(named('.map-list a', 'strong')).toEqual(without.map(({ nom }) => `${nom}, devis en ligne`).sort());
});

test('the Val-d’Oise page prices models from 310 to 445 €', () => {
  const cards = page('/remplacement-pare-brise-95').root.querySelectorAll('.model-prices > *');
  const prices = cards.map((card) => Number(/(\d{3}) €/.exec(plain(card.text))?.[1]));
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([310, 445]);
});

test('the last technical phase is UV curing, polishing and the final check', () => {
  const phases = page('/reparation-pare-brise').root.querySelectorAll('#processus-technique h3');
  expect(plain(phases.at(-1)?.text ?? '')).toBe(
    'Polymérisation UV, polissage optique et contrôle qualité final',
  );
});

/** Zone pages and those below a hero: three contact routes, and what every page shares. */
const WITH_HERO = [
  '/services',
  '/remplacement-pare-brise',
  '/remplacement-pare-brise-paris',
  '/remplacement-pare-brise-78',
  '/remplacement-pare-brise-92',
  '/remplacement-pare-brise-93',
  '/remplacement-pare-brise-95',
  '/reparation-pare-brise',
  '/a-propos',
  '/avis',
];

describe.each(WITH_HERO)('%s', (path) => {
  const { root } = page(path);

  test('opens on a quote, a call and a chat', () => {
    const hrefs = root.querySelectorAll('.hero a.button').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toHaveLength(3);
    expect(hrefs).toContain('/#devis');
    expect(hrefs.some((href) => href.startsWith('tel:+33'))).toBe(true);
    expect(hrefs.some((href) => href.startsWith('https://wa.me/33'))).toBe(true);
  });

  test('leads to at most four other zones, not to itself, and to three guides', () => {
    const links = root.querySelectorAll('.related-list a').map((link) => link.getAttribute('href') ?? '');
    const zones = links.filter((href) => href.startsWith('/remplacement-pare-brise-'));
    expect(zones.length).toBeGreaterThan(0);
    expect(zones.length).toBeLessThanOrEqual(4);
    expect(zones).not.toContain(path);
    expect(links.filter((href) => href.startsWith('/blog/'))).toHaveLength(3);
  });

  test('has a breadcrumb bar that ends on itself', () => {
    const crumbs = root.querySelectorAll('.breadcrumb li');
    expect(plain(crumbs[0]?.text ?? '')).toBe('Accueil');
    expect(crumbs.at(-1)?.querySelector('[aria-current="page"]')).toBeTruthy();
  });
});

test('each local page opens its chat with a greeting of its own', () => {
  const greetings = WITH_HERO.map(
    (path) => page(path).root.querySelector('.hero a[href^="https://wa.me"]')?.getAttribute('href') ?? '',
  );
  expect(new Set(greetings).size).toBe(WITH_HERO.length);
});

test('the 404 page is English and leads home', () => {
  const { root } = page('/404');
  expect(root.querySelector('h1')?.text.trim()).toBe('Oops! Page not found');
  expect(root.querySelector('main [lang="en"] a[href="/"]')?.text.trim()).toBe('Return to Home');
});
