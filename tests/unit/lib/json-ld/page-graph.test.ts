import { expect, test } from 'vitest';
import company from '../../../../content/reglages/entreprise.json' with { type: 'json' };
import { type GraphSource, pageGraph } from '../../../../src/lib/json-ld/page-graph.ts';
import type { Company } from '../../../../src/schemas/company.ts';

const ORIGIN = `https://${company.hote}`;

const source: GraphSource = {
  id: 'remplacement-pare-brise-93',
  path: '/remplacement-pare-brise-93',
  label: 'Pare-brise dans le 93',
  title: 'Remplacement de pare-brise (93)',
  description: 'Pose à domicile.',
  modified: new Date('2026-11-21'),
  company: company as Company,
  departments: new Map([
    ['92', 'Hauts-de-Seine'],
    ['93', 'Seine-Saint-Denis'],
  ]),
  markup: { type: 'service', nom: 'Remplacement dans le 93' },
  zone: 'Seine-Saint-Denis',
};

const graph = (changes: Partial<GraphSource> = {}) => pageGraph({ ...source, ...changes });
const node = (type: string, changes: Partial<GraphSource> = {}) =>
  graph(changes).find((candidate) => candidate['@type'] === type);
const types = (changes: Partial<GraphSource> = {}) => graph(changes).map((candidate) => candidate['@type']);

test('the firm is one node with one identifier, whatever the page', () => {
  expect(node('AutoRepair')).toMatchObject({
    '@id': `${ORIGIN}/#business`,
    name: company.marque,
    telephone: '+33199002475',
    address: {
      postalCode: '92230',
      addressLocality: 'Gennevilliers',
      addressRegion: 'Hauts-de-Seine',
      addressCountry: 'FR',
    },
    openingHoursSpecification: { opens: '08:00', closes: '20:00' },
  });
  expect(node('AutoRepair', { markup: undefined })?.['@id']).toBe(`${ORIGIN}/#business`);
});

test('the hours, price range, rating and payments are those the page advertises', () => {
  const markup: GraphSource['markup'] = {
    type: 'entreprise',
    nom: 'Yvelines',
    horaires: { ouvre: '00:00', ferme: '23:59' },
    gammeDePrix: '80-500 €',
    note: { valeur: 5, nombre: 18 },
    paiements: ['Espèces', 'Virement'],
    rayonKm: 50,
  };
  expect(node('AutoRepair', { markup })).toMatchObject({
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    priceRange: '80-500 €',
    paymentAccepted: 'Espèces, Virement',
    aggregateRating: { ratingValue: 5, reviewCount: 18, bestRating: 5, worstRating: 1 },
  });
  expect(node('AutoRepair', { markup })?.areaServed).toContainEqual(
    expect.objectContaining({ '@type': 'GeoCircle', geoRadius: 50_000 }),
  );
});

test('the home page says where the firm works, the page about it the rest: its legal name, its address for letters', () => {
  expect(node('AutoRepair', { path: '/', markup: undefined })).toMatchObject({
    areaServed: [{ name: 'Hauts-de-Seine' }, { name: 'Seine-Saint-Denis' }],
  });
  expect(node('AutoRepair', { path: '/a-propos', markup: undefined })).toMatchObject({
    legalName: company.raisonSociale,
    email: company.courriel,
    foundingDate: '2019',
    contactPoint: { hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
  for (const property of ['legalName', 'email', 'foundingDate', 'logo', 'contactPoint', 'areaServed']) {
    expect(node('AutoRepair')).not.toHaveProperty(property);
  }
});

test('the phone is answered at the hours that the firm says', () => {
  const source = { ...company, horairesTelephone: { ouverture: '07:30', fermeture: '22:00' } };
  expect(node('AutoRepair', { path: '/a-propos', company: source as Company })).toMatchObject({
    contactPoint: { hoursAvailable: { opens: '07:30', closes: '22:00' } },
  });
});

test('what is not said on the page is not in the firm’s node', () => {
  for (const property of ['priceRange', 'aggregateRating', 'paymentAccepted', 'makesOffer']) {
    expect(node('AutoRepair')).not.toHaveProperty(property);
  }
});

test('a service names its provider, its towns and the radius around the firm', () => {
  const markup: GraphSource['markup'] = {
    type: 'service',
    nom: 'Remplacement',
    communes: ['Montreuil', 'Pantin'],
    rayonKm: 20,
    garantie: '2 ans',
    offres: [
      { nom: 'Pose', prixMin: 400, prixMax: 1000 },
      { nom: 'Calibrage', prixMin: 150 },
    ],
  };
  expect(node('Service', { markup })).toMatchObject({
    provider: { '@id': `${ORIGIN}/#business` },
    areaServed: [
      { '@type': 'AdministrativeArea', name: 'Seine-Saint-Denis' },
      { '@type': 'City', name: 'Montreuil' },
      { '@type': 'City', name: 'Pantin' },
      { '@type': 'GeoCircle', geoRadius: 20_000, geoMidpoint: { latitude: company.adresse.latitude } },
    ],
    offers: [
      {
        priceSpecification: { priceCurrency: 'EUR', minPrice: 400, maxPrice: 1000 },
        warranty: { durationOfWarranty: { value: 2, unitCode: 'ANN' } },
      },
      { priceSpecification: { minPrice: 150 } },
    ],
  });
});

test('a way leads from the home page to every page but the home page itself', () => {
  expect(node('BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: { '@id': `${ORIGIN}/` } },
    { '@type': 'ListItem', position: 2, name: source.label, item: { '@id': `${ORIGIN}${source.path}` } },
  ]);
  expect(types({ id: 'accueil', path: '/' })).not.toContain('BreadcrumbList');
  expect(types({ id: 'accueil', path: '/' })).toContain('WebSite');
});

test('the way to an article goes through the blog', () => {
  const steps = node('BreadcrumbList', { path: '/blog/guide' })?.itemListElement as {
    item: { '@id': string };
  }[];
  expect(steps.map(({ item }) => item['@id'])).toEqual([
    `${ORIGIN}/`,
    `${ORIGIN}/blog`,
    `${ORIGIN}/blog/guide`,
  ]);
});

test('questions become a FAQ, and a page without any has none', () => {
  const questions = [{ question: 'Quand ?', answer: 'Demain.' }];
  expect(node('FAQPage', { questions })?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Quand ?', acceptedAnswer: { '@type': 'Answer', text: 'Demain.' } },
  ]);
  expect(types()).not.toContain('FAQPage');
});

test('a how-to repeats the steps with their cost and time', () => {
  const markup: GraphSource['markup'] = {
    type: 'entreprise',
    nom: 'Réparation',
    pasAPas: { nom: 'Réparer', coutMin: 80, coutMax: 150, dureeMinutes: 45 },
  };
  expect(node('HowTo', { markup, steps: [{ name: 'Photo', text: 'Envoyez-la.' }] })).toMatchObject({
    totalTime: 'PT45M',
    estimatedCost: { currency: 'EUR', minValue: 80, maxValue: 150 },
    step: [{ '@type': 'HowToStep', position: 1, name: 'Photo', text: 'Envoyez-la.' }],
  });
});
