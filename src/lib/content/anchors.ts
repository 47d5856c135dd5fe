import type { ContentTree } from './read.ts';
import { writtenHeadings } from './written-headings.ts';

/** Pages that exist as code rather than as a content entry. */
const CODE_PATHS = ['/', '/404'];

/** Address of an entry of a collection whose entries are pages. */
export function pathOf(id: string, collection?: 'articles'): string {
  if (collection === 'articles') return `/blog/${id}`;
  return id === 'accueil' ? '/' : `/${id}`;
}

/** Every address of the site with the anchors its content gives. */
export function anchorsByPath({ entries }: Pick<ContentTree, 'entries'>): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>(CODE_PATHS.map((path) => [path, new Set()]));
  for (const { id, data } of [...entries.pages, ...entries.zones]) {
    paths.set(pathOf(id), new Set(data.sections.flatMap(({ ancre }) => ancre ?? [])));
  }
  for (const { id, data } of entries.legal) paths.set(pathOf(id), new Set(data.ancres));
  for (const { id, body } of entries.articles) {
    paths.set(pathOf(id, 'articles'), new Set(writtenHeadings(body).flatMap(({ anchor }) => anchor ?? [])));
  }
  return paths;
}

/** Calls back with every text below a value, and its dotted field as an editor counts. */
export function walkTexts(value: unknown, field: string, visit: (field: string, text: string) => void): void {
  if (typeof value === 'string') visit(field, value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const [key, item] of Object.entries(value)) {
    const name = Array.isArray(value) ? Number(key) + 1 : key;
    walkTexts(item, field ? `${field}.${name}` : String(name), visit);
  }
}
