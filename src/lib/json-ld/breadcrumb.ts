import { canonicalOf } from '../site-origin.ts';
import { type JsonLdNode, ref } from './node.ts';

/** One step of the way from the home page to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way to a page that the breadcrumb bar shows, and its structured data repeat. */
export const breadcrumbNode = (trail: readonly Crumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  '@id': `${canonicalOf(trail.at(-1)?.path ?? '/')}#ariane`,
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: ref(canonicalOf(path)),
  })),
});
