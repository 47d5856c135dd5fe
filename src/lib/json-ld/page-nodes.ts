import { type CollectionEntry, getCollection } from 'astro:content';
import { typeset } from '../../domain/typography.ts';
import type { Markup } from '../../schemas/markup.ts';
import type { Section } from '../../sections/section.ts';
import { pathOf } from '../content/path-of.ts';
import type { Names } from '../facts/names.ts';
import { heldBack } from '../launch/gate.ts';
import {
  articles,
  company,
  type Guide,
  hours,
  parentCrumb,
  pathOfRole,
  questions,
} from '../site/collections.ts';
import { canonicalOf } from '../site/origin.ts';
import { renderPlain } from '../text/markdown.ts';
import { type Declared, declaredBy } from './declared.ts';
import type { JsonLdNode } from './node.ts';
import { type GraphSource, pageGraph } from './page-graph.ts';

type PageEntry = CollectionEntry<'pages' | 'zones' | 'legal'> | Guide;

/**
 * Structured data of an entry's page, for Base's `jsonLd`.
 * @param entry page, zone, article or legal text
 * @param names values of the `{names}` used in its texts
 */
export async function pageNodes(entry: PageEntry, names: Names): Promise<JsonLdNode[]> {
  const { id, collection, data } = entry;
  const departments = await getCollection('departements');
  const sections = 'sections' in data ? data.sections : [];
  const source: GraphSource = {
    id,
    role: 'role' in data ? data.role : undefined,
    path: pathOf(entry),
    label: typeset(data.ariane),
    title: typeset(data.seo.titre),
    description: typeset(data.seo.description),
    modified: data.misAJour,
    company: await company(),
    hours: await hours(),
    parent: await parentCrumb(pathOf(entry)),
    team: canonicalOf(await pathOfRole('a-propos')),
    departments: new Map(departments.map(({ id: code, data: { nom } }) => [code, nom])),
    questions: await plainQuestions(sections, names),
    steps: plainSteps(sections, names),
    ...('balisage' in data && { declared: declared(data.balisage, names) }),
    ...('zone' in data && { zone: data.zone.nom }),
    ...(collection === 'articles' && { article: data }),
    ...('role' in data && data.role === 'guides' && { listed: await articles() }),
  };
  return pageGraph(source);
}

/** Ratings are omitted before launch, as reviews may be samples. */
function declared(markup: Markup, names: Names): Declared {
  const all = declaredBy(markup, names);
  return heldBack() ? { ...all, rating: undefined } : all;
}

async function plainQuestions(sections: readonly Section[], names: Names) {
  const ids = sections.flatMap((section) => (section.modele === 'faq' ? section.questions : []));
  return (await questions(ids)).map(({ data, body = '' }) => ({
    question: renderPlain(data.question, names),
    answer: renderPlain(body, names),
  }));
}

/** Steps of the first section that has any, for the how-to. */
const plainSteps = (sections: readonly Section[], names: Names) =>
  sections
    .find((section) => section.modele === 'etapes')
    ?.etapes.map(({ titre, texte }) => ({
      name: renderPlain(titre, names),
      text: renderPlain(texte, names),
    })) ?? [];
