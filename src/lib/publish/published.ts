import { COLLECTIONS, type CollectionName, type EntryData } from '../../schemas/collections.ts';
import type { ContentIssue } from '../content/issue.ts';
import { type ContentTree, describeEntry, type Entry } from '../content/parse.ts';
import { type PageCollection, PAGES, pathOf } from '../content/path-of.ts';
import { valueAt } from '../content/schema-data.ts';
import { writtenIn } from '../content/walk-texts.ts';
import { type Facts, type FactSources, siteFacts } from '../facts/facts.ts';
import { fillFacts } from '../facts/passages.ts';
import { type Titled, withAnchors } from '../text/anchors.ts';
import { pageFacts } from './page-facts.ts';
import { resolveData } from './resolve.ts';

export const sourcesOf = ({ entries }: Pick<ContentTree, 'entries'>): FactSources => ({
  company: entries.entreprise[0]?.data,
  hours: entries.horaires[0]?.data,
  shared: entries.tarifs[0]?.data,
  promises: [...entries.engagements, ...entries['questions-juriste']],
  addresses: Object.fromEntries(
    [...entries.pages, ...entries.legal].flatMap((entry) =>
      entry.data.role ? [[entry.data.role, pathOf(entry)]] : [],
    ),
  ),
});

/** Returns the questions that a page shows, with unresolved placeholders. */
export function questionsOf(page: Entry<PageCollection>, faq: readonly Entry<'faq'>[]): Entry<'faq'>[] {
  const shown = writtenIn(page).flatMap(({ text, schema }) => (schema.reference === 'faq' ? text : []));
  return faq.filter(({ id }) => shown.includes(id));
}

export const ownFacts = ({ written }: Entry<PageCollection>): Map<string, string> =>
  new Map(
    Object.entries(Object(valueAt(written.data, 'faits'))).map(([name, value]) => [name, String(value)]),
  );

/**
 * Fills facts into the texts of pages, of the legal summary and of the opening hours. Adds the site's facts to `faits`
 * of each page, because the page's questions and structured data need these facts.
 */
export function publish(tree: ContentTree): ContentTree {
  const issues: ContentIssue[] = [];
  const site = siteFacts(sourcesOf(tree));
  const entries = { ...tree.entries } as Record<CollectionName, Entry[]>;
  for (const name of PAGES) {
    entries[name] = tree.entries[name].flatMap((entry) => publishEntry(name, entry, site, issues));
  }
  for (const { data } of [...entries.pages, ...entries.zones, ...entries.articles] as Entry<'pages'>[]) {
    for (const section of data.sections) {
      if (section.modele !== 'faq') continue;
      // A question is removed if its answer is empty once its unpublished `{si …}` passages are removed.
      const gone = (id: string) =>
        tree.entries.faq.some((entry) => entry.id === id && fillFacts(entry.body, data.faits) === '');
      section.questions = section.questions.filter((id) => !gone(id));
    }
  }
  for (const name of ['legal-resume', 'horaires'] as const) {
    entries[name] = tree.entries[name].map((entry) => ({
      ...entry,
      data: resolveData(entry.data, COLLECTIONS[name].schema, site) as EntryData<typeof name>,
    }));
  }
  return { entries: entries as ContentTree['entries'], issues: [...tree.issues, ...issues] };
}

/** Removes links to removed sections from the table of contents. @param written source of the page */
function withoutLostLines(data: unknown, written: unknown): unknown {
  const anchorsIn = (page: unknown, list: string): unknown[] =>
    [valueAt(page, list) ?? []].flat().map((item) => valueAt(item, 'ancre'));
  const left = anchorsIn(data, 'sections');
  const lost = anchorsIn(written, 'sections').filter((anchor) => !left.includes(anchor));
  const lines = valueAt(data, 'sommaire');
  return Array.isArray(lines)
    ? { ...Object(data), sommaire: lines.filter((line) => !lost.includes(valueAt(line, 'ancre'))) }
    : data;
}

/** Adds the anchors that the tables of contents of guides and legal texts need. */
const anchored = <C extends PageCollection>(name: C, data: EntryData<C>): EntryData<C> =>
  name === 'articles' || name === 'legal' ? { ...data, sections: withAnchors<Titled>(data.sections) } : data;

function publishEntry<C extends PageCollection>(
  name: C,
  entry: Entry<C>,
  site: Facts,
  issues: ContentIssue[],
): Entry<C>[] {
  const { schema } = COLLECTIONS[name];
  const facts = pageFacts(entry.data, site);
  const withData = (data: unknown) => [
    { ...entry, data: { ...anchored(name, data as EntryData<C>), faits: facts } },
  ];
  if (!JSON.stringify(entry.written.data).includes('{si '))
    return withData(resolveData(entry.data, schema, facts));
  const left = resolveData(entry.written.data, schema, facts, { emptiedGo: true });
  const result = schema.safeParse(withoutLostLines(left, entry.written.data), { reportInput: true });
  if (result.success) return withData(result.data);
  issues.push(
    ...describeEntry(entry, name, result.error.issues).map((issue) => ({
      ...issue,
      message: `${issue.message} (une fois retirés les passages sans réponse)`,
    })),
  );
  return [];
}
