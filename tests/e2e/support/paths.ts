import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const sitemap = readFileSync(resolve(process.env['SITE_DIST'] ?? 'dist', 'sitemap-0.xml'), 'utf8');

/** Every page of the site under test: indexed ones, the page after a form post and an unknown address. */
export const PATHS = [
  ...[...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/'),
  '/demande-enregistree',
  '/une-page-qui-manque',
];

/** The local pages, one for each department. */
export const LOCAL_PATHS = PATHS.filter((path) => path.startsWith('/remplacement-pare-brise-'));
