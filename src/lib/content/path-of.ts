import type { ContentTree, Entry } from './parse.ts';

export const PAGES = ['pages', 'zones', 'articles', 'legal'] as const;

export type PageCollection = (typeof PAGES)[number];

export const isPage = (entry: Entry): entry is Entry<PageCollection> =>
  PAGES.some((name) => name === entry.collection);

export const pagesIn = ({ entries }: Pick<ContentTree, 'entries'>): Entry<PageCollection>[] =>
  PAGES.flatMap((name): Entry<PageCollection>[] => entries[name]);

export const isDraft = ({ data }: Entry<PageCollection>): boolean =>
  'brouillon' in data && data.brouillon !== undefined;

export const withoutAnchor = (address: string): string => address.split('#', 1)[0] ?? '';

type Addressed = { collection: PageCollection; id: string; data: object };

/** Returns the path of an entry's page, without the host. */
export function pathOf({ collection, id, data }: Addressed): string {
  if (collection === 'articles') return `/blog/${id}`;
  return 'role' in data && data.role === 'accueil' ? '/' : `/${id}`;
}
