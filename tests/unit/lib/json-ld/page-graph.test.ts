import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { declaredBy } from '../../../../src/lib/json-ld/declared.ts';
import { type GraphSource, pageGraph, serializeJsonLd } from '../../../../src/lib/json-ld/page-graph.ts';
import { SITE_ORIGIN } from '../../../../src/lib/site/origin.ts';
import type { Company } from '../../../../src/schemas/company.ts';
import type { Hours } from '../../../../src/schemas/hours.ts';
import type { Markup } from '../../../../src/schemas/markup.ts';
import company from '../../../content/fixtures/valid/content/reglages/entreprise.json' with { type: 'json' };
import hours from '../../../content/fixtures/valid/content/reglages/horaires.json' with { type: 'json' };

const firm = company as Company;

/** A fixed origin, because the owner may change the real one. */
const ORIGIN = 'https://site.example';

const source: GraphSource = {
  id: 'remplacement-pare-brise-93',
  path: '/remplacement-pare-brise-93',
  label: 'Pare-brise dans le 93',
  title: 'Remplacement de pare-brise (93)',
  description: 'Pose à domicile.',
  modified: new Date('2026-11-21'),
  company: firm,
  hours: hours as Hours,
  home: 'maison',
  team: `${SITE_ORIGIN}/qui`,
  departments: new Map([
    ['92', 'Hauts-de-Seine'],
    ['93', 'Seine-Saint-Denis'],
  ]),
  declared: declaredBy({ type: 'service', nom: 'Remplacement dans le 93' }, {}),
  zone: 'Seine-Saint-Denis',
};

const FACTS = {
  'heures-ici': 'de 0h à 23h59 tous les jours',
  reparation: '80 à 150 €',
  remplacement: '400 à 1 000 €',
  calibrage: 'à partir de 150 €',
  note: '4,8',
  avis: '18 avis',
  paiements: 'Espèces, Virement',
  rayon: '50 km',
  garantie: '12 mois',
  'garantie-longue': '2 ans',
  duree: '45 min',
};

const FIRM: Markup = {
  type: 'page',
  nom: 'La firme',
  horaires: 'heures-ici',
  gammeDePrix: ['reparation', 'remplacement'],
  note: { valeur: 'note', nombre: 'avis' },
  paiements: 'paiements',
  rayon: 'rayon',
  garantie: 'garantie',
  offres: [{ nom: 'Pose', prix: ['remplacement'] }],
  pasAPas: { nom: 'Réparer', cout: 'reparation', duree: 'duree' },
};

const SERVICE: Markup = {
  type: 'service',
  nom: 'Remplacement',
  horaires: 'heures-ici',
  gammeDePrix: ['reparation', 'remplacement'],
  note: { valeur: 'note', nombre: 'avis' },
  communes: ['Montreuil', 'Pantin'],
  rayon: 'rayon',
  garantie: 'garantie',
  offres: [
    { nom: 'Pose', prix: ['remplacement'] },
    { nom: 'Calibrage', prix: ['calibrage'], garantie: 'garantie-longue' },
  ],
};

const UNEVEN = {
  semaine: {
    lundi: { ouverture: '09:00', fermeture: '18:00' },
    mardi: { ouverture: '09:00', fermeture: '18:00' },
    samedi: { ouverture: '09:00', fermeture: '12:30' },
  },
  fermetures: [{ du: '2026-12-24', au: '2026-12-26', motif: 'Noël' }],
  texte: '9h-18h',
};

const steps = [{ name: 'Photo', text: 'Envoyez-la.' }];
const parent = { name: 'Guides', path: '/conseils' };
const questions = [{ question: 'Quand ?', answer: 'Demain.' }];
const declared = declaredBy(FIRM, FACTS);
const priced = declaredBy(FIRM, { reparation: FACTS.reparation });
const home = { role: 'accueil', path: '/', zone: undefined } as const;
const about: Partial<GraphSource> = {
  role: 'a-propos',
  path: '/qui',
  declared: undefined,
  company: { ...firm, horairesTelephone: { ouverture: '07:30', fermeture: '22:00' } },
};

/** Changes to `source`, by page. The first reference file is a whole graph, all other files are differences from it. */
const PAGES: Record<string, Partial<GraphSource>> = {
  'a zone has a service with its area, by the firm of the home page': {},
  'a zone has a breadcrumb with its list page in between': { parent },
  'the home page has the firm with its area and days, and no breadcrumb': {
    ...home,
    declared: undefined,
    hours: UNEVEN,
  },
  'the page about the firm has its legal name and its contact': about,
  'hours, prices, rating, payments and steps come from facts': { ...home, declared, steps },
  'a fact without a value is not declared': { ...home, declared: priced, steps },
  'a service has its provider, hours, towns, radius, offers and rating': {
    declared: declaredBy(SERVICE, FACTS),
  },
  'a page with questions has a FAQ': { zone: undefined, questions },
};

type Node = Record<string, unknown>;

const [plain = [], ...others] = Object.values(PAGES).map(
  (page) => pageGraph({ ...source, ...page }) as unknown as Node[],
);

/** Properties in which a node differs from the node of the same type in `plain`. A missing property is null. */
function beside(node: Node): unknown {
  const type = node['@type'];
  const same = plain.find((other) => other['@type'] === type);
  if (!same) return node;
  const names = Object.keys({ ...same, ...node }).filter(
    (name) => !isDeepStrictEqual(same[name], node[name]),
  );
  return names.length > 0
    ? { '@type': type, ...Object.fromEntries(names.map((name) => [name, node[name] ?? null])) }
    : type;
}

/** Update the reference files with `npm run test:unit -- -u FILE`. */
test.each(Object.keys(PAGES).map((name, index) => [name, others[index - 1]?.map(beside) ?? plain] as const))(
  '%s',
  async (name, graph) => {
    const text = JSON.stringify(graph, null, 2).replaceAll(SITE_ORIGIN, ORIGIN);
    await expect(`${text}\n`).toMatchFileSnapshot(`graphs/${name.replaceAll(/[ ,]+/g, '-')}.jsonld`);
  },
);

test('JSON-LD cannot close its script element, and has all nodes in one @graph', () => {
  const node = (name: string) => ({ '@type': 'WebPage', name }) as const;
  const nodes = [node('</script><script>alert(1)</script><!--'), node('b')];
  const text = serializeJsonLd(nodes);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': nodes });
});
