import type { ContentTree } from '../content/parse.ts';
import { pagesIn, pathOf } from '../content/path-of.ts';
import { writtenHeadings } from '../text/headings.ts';

/** Anchors of every page, by address. */
export function anchorsByPath(tree: Pick<ContentTree, 'entries'>): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>(['/', '/404'].map((path) => [path, new Set()]));
  for (const page of pagesIn(tree)) {
    const { data, body } = page;
    const carriers = 'sections' in data ? data.sections.map(({ ancre }) => ancre) : [];
    const headings = writtenHeadings(body).map(({ anchor }) => anchor);
    paths.set(pathOf(page), new Set([...carriers, ...headings].filter((anchor) => anchor !== undefined)));
  }
  return paths;
}
