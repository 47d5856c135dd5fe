/** Address of an entry of a collection whose entries are pages. */
export function pathOf(id: string, collection?: 'articles'): string {
  if (collection === 'articles') return `/blog/${id}`;
  return id === 'accueil' ? '/' : `/${id}`;
}
