import { expect, test } from 'vitest';
import { declaredBy } from '../../../../src/lib/json-ld/declared.ts';
import { type GraphSource, pageGraph } from '../../../../src/lib/json-ld/page-graph.ts';
import { SITE_ORIGIN } from '../../../../src/lib/site/origin.ts';
import type { Company } from '../../../../src/schemas/company.ts';
import type { Hours } from '../../../../src/schemas/hours.ts';
import company from '../../../../tests/content/fixtures/valid/content/reglages/entreprise.json' with { type: 'json' };
import hours from '../../../../tests/content/fixtures/valid/content/reglages/horaires.json' with { type: 'json' };

const ORIGIN = SITE_ORIGIN;

const source: GraphSource = {
  id: 'remplacement-pare-brise-93',
  path: '/remplacement-pare-brise-93',
  label: 'Pare-brise dans le 93',
  title: 'Remplacement de pare-brise (93)',
  description: 'Pose à domicile.',
  modified: new Date('2026-11-21'),
  company: company as Company,
  hours: hours as Hours,
  team: `${ORIGIN}/qui`,
  departments: new Map([
    ['92', 'Hauts-de-Seine'],
    ['93', 'Seine-Saint-Denis'],
  ]),
  declared: declaredBy({ type: 'service', nom: 'Remplacement dans le 93' }, {}),
  zone: 'Seine-Saint-Denis',
};

const graph = (changes: Partial<GraphSource> = {}) => pageGraph({ ...source, ...changes });
const node = (type: string, changes: Partial<GraphSource> = {}) =>
  graph(changes).find((candidate) => candidate['@type'] === type);
const types = (changes: Partial<GraphSource> = {}) => graph(changes).map((candidate) => candidate['@type']);

test('a page has a node of the firm, below the one of the home page', () => {
  expect(node('AutoRepair')).toMatchObject({
    '@id': `${ORIGIN}${source.path}#business`,
    parentOrganization: { '@id': `${ORIGIN}/#business` },
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
  const home = node('AutoRepair', { role: 'accueil', path: '/' });
  expect(home?.['@id']).toBe(`${ORIGIN}/#business`);
  expect(home).not.toHaveProperty('parentOrganization');
  for (const property of ['priceRange', 'aggregateRating', 'paymentAccepted', 'makesOffer'])
    expect(node('AutoRepair')).not.toHaveProperty(property);
});

const declared = declaredBy(
  {
    type: 'entreprise',
    nom: 'Yvelines',
    horaires: 'heures-ici',
    gammeDePrix: ['reparation', 'remplacement'],
    note: { valeur: 'note', nombre: 'avis' },
    paiements: 'paiements',
    rayon: 'rayon',
    garantie: 'garantie',
    offres: [{ nom: 'Pose', prix: ['remplacement'] }],
    pasAPas: { nom: 'Réparer', cout: 'reparation', duree: 'duree' },
  },
  {
    'heures-ici': 'de 0h à 23h59 tous les jours',
    reparation: '80 à 150 €',
    remplacement: '400 à 1 000 €',
    note: '4,8',
    avis: '18 avis',
    paiements: 'Espèces, Virement',
    rayon: '50 km',
    garantie: '2 ans',
    duree: '45 min',
  },
);

test('hours, price range, rating and payments come from the figures of the page', () => {
  expect(node('AutoRepair', { declared })).toMatchObject({
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    priceRange: '80-1 000 €',
    paymentAccepted: 'Espèces, Virement',
    aggregateRating: { ratingValue: 4.8, reviewCount: 18, bestRating: 5, worstRating: 1 },
    makesOffer: [{ name: 'Pose', priceSpecification: { minPrice: 400, maxPrice: 1000 } }],
  });
  expect(node('AutoRepair', { declared })?.areaServed).toContainEqual(
    expect.objectContaining({ '@type': 'GeoCircle', geoRadius: 50_000 }),
  );
});

test('a figure without a value is not declared', () => {
  const unknown = declaredBy(
    {
      type: 'entreprise',
      nom: 'Yvelines',
      gammeDePrix: ['reparation', 'remplacement'],
      note: { valeur: 'note', nombre: 'avis' },
      offres: [{ nom: 'Pose', prix: ['remplacement'] }],
      pasAPas: { nom: 'Réparer', cout: 'reparation', duree: 'duree' },
    },
    { reparation: '80 à 150 €' },
  );
  for (const property of ['priceRange', 'aggregateRating', 'makesOffer'])
    expect(node('AutoRepair', { declared: unknown })).not.toHaveProperty(property);
  expect(types({ declared: unknown, steps: [{ name: 'A', text: 'B' }] })).not.toContain('HowTo');
});

test('uneven hours are declared by day, with the closed days', () => {
  const week = {
    semaine: {
      lundi: { ouverture: '09:00', fermeture: '18:00' },
      mardi: { ouverture: '09:00', fermeture: '18:00' },
      samedi: { ouverture: '09:00', fermeture: '12:30' },
    },
    fermetures: [{ du: '2026-12-24', au: '2026-12-26', motif: 'Noël' }],
    texte: '9h-18h',
  };
  const firm = node('AutoRepair', { role: 'a-propos', hours: week, declared: undefined });
  expect(firm).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:30' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
    ],
  });
});

test('the home page declares the area, the page about the firm its legal name and contact', () => {
  expect(node('AutoRepair', { role: 'accueil', path: '/', declared: undefined })).toMatchObject({
    areaServed: [{ name: 'Hauts-de-Seine' }, { name: 'Seine-Saint-Denis' }],
  });
  expect(node('AutoRepair', { role: 'a-propos', path: '/qui', declared: undefined })).toMatchObject({
    legalName: company.raisonSociale,
    email: company.courriel,
    foundingDate: String(company.fondation),
    contactPoint: { hoursAvailable: { opens: '00:00', closes: '23:59' } },
  });
  for (const property of ['legalName', 'email', 'foundingDate', 'logo', 'contactPoint', 'areaServed']) {
    expect(node('AutoRepair')).not.toHaveProperty(property);
  }
});

test('the contact has the hours of the phone', () => {
  const source = { ...company, horairesTelephone: { ouverture: '07:30', fermeture: '22:00' } };
  expect(node('AutoRepair', { role: 'a-propos', path: '/qui', company: source as Company })).toMatchObject({
    contactPoint: { hoursAvailable: { opens: '07:30', closes: '22:00' } },
  });
});

test('a service has its provider, towns, radius and offers', () => {
  const service = declaredBy(
    {
      type: 'service',
      nom: 'Remplacement',
      communes: ['Montreuil', 'Pantin'],
      rayon: 'rayon',
      garantie: 'garantie',
      offres: [
        { nom: 'Pose', prix: ['pose'] },
        { nom: 'Calibrage', prix: ['calibrage'] },
      ],
    },
    { rayon: '20 km', garantie: '12 mois', pose: '400 à 1 000 €', calibrage: 'à partir de 150 €' },
  );
  expect(node('Service', { declared: service })).toMatchObject({
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
        warranty: { durationOfWarranty: { value: 12, unitCode: 'MON' } },
      },
      { priceSpecification: { minPrice: 150, price: 150 } },
    ],
  });
});

test('every page but home has a breadcrumb, with its list page in between', () => {
  const home = { '@type': 'ListItem', position: 1, name: 'Accueil', item: { '@id': `${ORIGIN}/` } };
  const last = { '@type': 'ListItem', name: source.label, item: { '@id': `${ORIGIN}${source.path}` } };
  expect(node('BreadcrumbList')?.itemListElement).toEqual([home, { ...last, position: 2 }]);
  const parent = { name: 'Guides', path: '/conseils' };
  expect(node('BreadcrumbList', { parent })?.itemListElement).toMatchObject([
    home,
    { item: { '@id': `${ORIGIN}/conseils` } },
    { ...last, position: 3 },
  ]);
  expect(types({ role: 'accueil', path: '/' })).not.toContain('BreadcrumbList');
  expect(types({ role: 'accueil', path: '/' })).toContain('WebSite');
});

test('a zone always has a service with its area', () => {
  expect(node('Service', { declared })?.areaServed).toContainEqual({
    '@type': 'AdministrativeArea',
    name: 'Seine-Saint-Denis',
  });
  expect(types({ declared, zone: undefined })).not.toContain('Service');
});

test('a page with questions has a FAQ', () => {
  const questions = [{ question: 'Quand ?', answer: 'Demain.' }];
  expect(node('FAQPage', { questions })?.mainEntity).toEqual([
    { '@type': 'Question', name: 'Quand ?', acceptedAnswer: { '@type': 'Answer', text: 'Demain.' } },
  ]);
  expect(types()).not.toContain('FAQPage');
});

test('a how-to has steps, cost and time', () => {
  expect(node('HowTo', { declared, steps: [{ name: 'Photo', text: 'Envoyez-la.' }] })).toMatchObject({
    totalTime: 'PT45M',
    estimatedCost: { currency: 'EUR', minValue: 80, maxValue: 150 },
    step: [{ '@type': 'HowToStep', position: 1, name: 'Photo', text: 'Envoyez-la.' }],
  });
});
