import type { ContentTree } from './parse.ts';
import { pathOf } from './path-of.ts';
import { writtenHeadings } from './written-headings.ts';

/** Pages that exist as code rather than as a content entry. */
const CODE_PATHS = ['/', '/404'];

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
