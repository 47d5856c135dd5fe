/** A collection whose entries are pages. */
type PageCollection = 'pages' | 'zones' | 'articles' | 'legal';

/**
 * Address of the page that an entry makes, without the host.
 *
 * @param id name of the entry's file
 */
export function pathOf(id: string, collection: PageCollection = 'pages'): string {
  if (collection === 'articles') return `/blog/${id}`;
  return id === 'accueil' ? '/' : `/${id}`;
}
