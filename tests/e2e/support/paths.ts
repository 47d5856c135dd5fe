import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'node-html-parser';

const built = (name: string): string =>
  readFileSync(resolve(process.env['SITE_DIST'] ?? 'dist', name), 'utf8');
const sitemap = built('sitemap-0.xml');

/** Paths of all indexed pages, of the form confirmation and of a page that does not exist. */
export const PATHS = [
  ...[...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/'),
  '/demande-enregistree',
  '/une-page-qui-manque',
];

/** Anchor of the last entry of the table of contents or, in a legal text, of the last article. */
export function lastAnchor(path: string): string {
  const root = parse(built(`${path.slice(1)}.html`));
  const last = root.querySelectorAll('.toc a, .fold h2').at(-1);
  return last?.getAttribute('href') ?? `#${last?.id}`;
}

export const LOCAL_PATHS = PATHS.filter((path) => path.startsWith('/remplacement-pare-brise-'));

/** One page of each kind. Pages of the same kind share code and styles. */
export const KINDS = [
  '/',
  '/services',
  '/reparation-pare-brise',
  '/remplacement-pare-brise-93',
  '/blog',
  PATHS.find((path) => path.startsWith('/blog/')) ?? '',
  '/mentions-legales-cgv',
  '/parametrage-cookies',
  '/une-page-qui-manque',
];
