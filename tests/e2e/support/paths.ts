import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const sitemap = readFileSync(resolve(process.env['SITE_DIST'] ?? 'dist', 'sitemap-0.xml'), 'utf8');

/** Every page of the site under test: those that search engines are shown, the page of thanks and an unknown address. */
export const PATHS = [
  ...[...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/'),
  '/demande-enregistree',
  '/une-page-qui-manque',
];

/** Those of a department each. */
export const LOCAL_PATHS = PATHS.filter((path) => path.startsWith('/remplacement-pare-brise-'));
