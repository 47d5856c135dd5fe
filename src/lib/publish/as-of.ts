import { COLLECTIONS, type CollectionName, type EntryData } from '../../schemas/collections.ts';
import type { ContentTree, Entry } from '../content/parse.ts';
import { isDraft, pathOf, withoutAnchor } from '../content/path-of.ts';
import { isoDay } from '../text/dates.ts';
import { linksWithin, resolveData } from './resolve.ts';

/** Collections whose entries may be drafts, or come on a later day. */
const DATED = ['pages', 'zones', 'articles'] as const;

/** Collections whose fields may lead to a page. */
const LINKING = ['pages', 'zones', 'articles', 'legal', 'legal-resume', 'menus', 'bandeaux'] as const;

/** Texts that the flow and the banner import as they are: a link in them cannot be taken away. */
export const IMPORTED: readonly CollectionName[] = ['formulaire', 'demande', 'cookies'];

/** Whether an entry is not to be read yet on a day, `2026-12-24`. */
const isAbsent = (entry: Entry<(typeof DATED)[number]>, day: string): boolean =>
  isDraft(entry) || (entry.data.publie !== undefined && isoDay(entry.data.publie) > day);

/** Addresses of the pages that are not to be read yet on a day. */
export const absentOn = ({ entries }: Pick<ContentTree, 'entries'>, day: string): ReadonlySet<string> =>
  new Set(
    DATED.flatMap((name) =>
      entries[name].filter((entry) => isAbsent(entry, day)).map((entry) => pathOf(entry)),
    ),
  );

/**
 * A checked tree as visitors read it on a day: without drafts and without what is dated later. No link leads to them: in
 * a text its words stay, and the field or the item of a list that is a link goes.
 *
 * @param tree as it is published, with everything in it
 * @param day as `2026-12-24`; without one nothing is left out
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
