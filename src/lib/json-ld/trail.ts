import type { Crumb } from './breadcrumb.ts';

const HOME: Crumb = { name: 'Accueil', path: '/' };
const BLOG: Crumb = { name: 'Guides', path: '/blog' };

/**
 * The way from the home page to a page.
 *
 * @param path of the page
 * @param label the page's name in the breadcrumb, from its content
 */
export const trailTo = (path: string, label: string): Crumb[] => [
  HOME,
  ...(path.startsWith('/blog/') ? [BLOG] : []),
  { name: label, path },
];
