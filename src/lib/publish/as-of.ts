import { COLLECTIONS, type CollectionName, type EntryData } from '../../schemas/collections.ts';
import type { ContentTree, Entry } from '../content/parse.ts';
import { isDraft, pathOf, withoutAnchor } from '../content/path-of.ts';
import { isoDay } from '../text/dates.ts';
import { linksWithin, resolveData } from './resolve.ts';

const DATED = ['pages', 'zones', 'articles'] as const;

const LINKING = ['pages', 'zones', 'articles', 'legal', 'legal-resume', 'menus', 'bandeaux'] as const;

/** Components, client code and the Netlify function import the files of these collections, bypassing `asOf`. */
const IMPORTED: readonly CollectionName[] = ['formulaire', 'demande', 'cookies'];

const isAbsent = (entry: Entry<(typeof DATED)[number]>, day: string): boolean =>
  isDraft(entry) || (entry.data.publie !== undefined && isoDay(entry.data.publie) > day);

export const absentOn = ({ entries }: Pick<ContentTree, 'entries'>, day: string): ReadonlySet<string> =>
  new Set(
    DATED.flatMap((name) =>
      entries[name].filter((entry) => isAbsent(entry, day)).map((entry) => pathOf(entry)),
    ),
  );

/** Whether the build cannot remove an entry's links to an unpublished page. @param path URL path of the page */
export function needsPage({ collection, data }: Entry, path: string): boolean {
  if (!LINKING.some((name) => name === collection)) return IMPORTED.includes(collection);
  const left = resolveData(data, COLLECTIONS[collection].schema, {}, { absent: new Set([path]) });
  return Object.keys(Object(left)).length === 0;
}

/**
 * Removes drafts and pages whose publication date is after `day`, and replaces links to them by the text of the link.
 * @param day `2026-12-24`; if undefined, nothing is removed
 */
export function asOf(tree: ContentTree, day: string | undefined): ContentTree {
  if (day === undefined) return tree;
  const absent = absentOn(tree, day);
  if (absent.size === 0) return tree;

  const entries = { ...tree.entries } as Record<CollectionName, Entry[]>;
  for (const name of DATED) {
    entries[name] = tree.entries[name].filter((entry) => !absent.has(pathOf(entry)));
  }
  for (const name of LINKING) {
    entries[name] = entries[name].map((entry) => ({
      ...entry,
      data: resolveData(entry.data, COLLECTIONS[name].schema, {}, { absent }) as EntryData<typeof name>,
    }));
  }
  for (const name of [...LINKING, 'faq'] as const) {
    entries[name] = entries[name].map((entry) => ({ ...entry, body: linksWithin(entry.body, absent) }));
  }
  entries.redirections = tree.entries.redirections.filter(
    ({ data }) => !absent.has(withoutAnchor(data.vers)),
  );
  return { ...tree, entries: entries as ContentTree['entries'] };
}
