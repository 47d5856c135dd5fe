import { type CollectionEntry, getCollection } from 'astro:content';
import type { Thing } from 'schema-dts';
import { typeset } from '../../domain/typography.ts';
import type { Markup } from '../../schemas/markup.ts';
import type { Section } from '../../sections/section.ts';
import { pathOf } from '../content/path-of.ts';
import type { Facts } from '../facts/facts.ts';
import { heldBack } from '../launch/gate.ts';
import {
  articles,
  company,
  type Guide,
  hours,
  pageOf,
  parentCrumb,
  pathOfRole,
  questions,
} from '../site/collections.ts';
import { canonicalOf } from '../site/origin.ts';
import { renderPlain } from '../text/markdown.ts';
import { type Declared, declaredBy } from './declared.ts';
import { type GraphSource, pageGraph } from './page-graph.ts';

export type PageEntry = CollectionEntry<'pages' | 'zones' | 'legal'> | Guide;

/** @param facts facts of the page */
export async function pageNodes(entry: PageEntry, facts: Facts): Promise<Thing[]> {
  const { id, collection, data } = entry;
  const departments = await getCollection('departements');
  const sections = entry.collection === 'legal' ? [] : entry.data.sections;
  const source: GraphSource = {
    id,
    home: (await pageOf('accueil')).id,
    role: 'role' in data ? data.role : undefined,
    path: pathOf(entry),
    label: typeset(data.ariane),
    title: typeset(data.seo.titre),
    description: typeset(data.seo.description),
    modified: data.misAJour,
    company: await company(),
    hours: await hours(),
    parent: await parentCrumb(collection),
    team: canonicalOf(await pathOfRole('a-propos')),
    departments: new Map(departments.map(({ id: code, data: { nom } }) => [code, nom])),
    questions: await plainQuestions(sections, facts),
    steps: plainSteps(sections, facts),
    ...('balisage' in data && { declared: declared(data.balisage, facts) }),
    ...('zone' in data && { zone: data.zone.nom }),
    ...(collection === 'articles' && { article: data }),
    ...('role' in data && data.role === 'guides' && { listed: await articles() }),
  };
  return pageGraph(source);
}

/** Omits the rating while the site still contains sample data and is kept out of search engines (launch/gate.ts). */
function declared(markup: Markup, facts: Facts): Declared {
  const all = declaredBy(markup, facts);
  return heldBack() ? { ...all, rating: undefined } : all;
}

async function plainQuestions(sections: readonly Section[], facts: Facts) {
  const ids = sections.flatMap((section) => (section.modele === 'faq' ? section.questions : []));
  return (await questions(ids)).map(({ data, body = '' }) => ({
    question: renderPlain(data.question, facts),
    answer: renderPlain(body, facts),
  }));
}

const plainSteps = (sections: readonly Section[], facts: Facts) =>
  sections
    .find((section) => section.modele === 'etapes')
    ?.etapes.map(({ titre, texte }) => ({
      name: renderPlain(titre, facts),
      text: renderPlain(texte, facts),
    })) ?? [];
