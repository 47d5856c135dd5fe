import { type CollectionEntry, getCollection } from 'astro:content';
import type { Section } from '../../schemas/section.ts';
import { articles, company, questions } from '../collections.ts';
import { pathOf } from '../content/path-of.ts';
import { type Names, renderPlain } from '../markdown.ts';
import { typeset } from '../typography.ts';
import type { JsonLdNode } from './node.ts';
import { type GraphSource, pageGraph } from './page-graph.ts';

/** An entry that is a page of its own. */
type PageEntry = CollectionEntry<'pages' | 'zones' | 'articles' | 'legal'>;

/**
 * Structured data of the page an entry makes, for Base's `jsonLd`.
 *
 * @param entry page, zone, article or legal text
 * @param names values of the `{names}` its texts use
 */
export async function pageNodes(entry: PageEntry, names: Names): Promise<JsonLdNode[]> {
  const { id, collection, data } = entry;
  const departments = await getCollection('departements');
  const sections = 'sections' in data ? data.sections : [];
  const source: GraphSource = {
    id,
    path: pathOf(id, collection),
    label: typeset(data.ariane),
    title: typeset(data.seo.titre),
    description: typeset(data.seo.description),
    modified: data.misAJour,
    company: await company(),
    departments: new Map(departments.map(({ id: code, data: { nom } }) => [code, nom])),
    questions: await plainQuestions(sections, names),
    steps: plainSteps(sections, names),
    ...('balisage' in data && { markup: data.balisage }),
    ...('zone' in data && { zone: data.zone.nom }),
    ...(collection === 'articles' && { article: data }),
    ...(id === 'blog' && { listed: await articles() }),
  };
  return pageGraph(source);
}

async function plainQuestions(sections: readonly Section[], names: Names) {
  const ids = sections.flatMap((section) => (section.modele === 'faq' ? section.questions : []));
  return (await questions(ids)).map(({ data, body = '' }) => ({
    question: renderPlain(data.question, names),
    answer: renderPlain(body, names),
  }));
}

/** The steps of the first section that has any: the one a how-to repeats. */
const plainSteps = (sections: readonly Section[], names: Names) =>
  sections
    .find((section) => section.modele === 'etapes')
    ?.etapes.map(({ titre, texte }) => ({
      name: renderPlain(titre, names),
      text: renderPlain(texte, names),
    })) ?? [];
