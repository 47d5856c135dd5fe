import { readFileSync } from 'node:fs';

const { hote } = JSON.parse(
  readFileSync(new URL('../../content/reglages/entreprise.json', import.meta.url), 'utf8'),
) as { hote: string };

/** The one host that canonicals, the sitemap and the redirects name. */
export const SITE_HOST = hote;

/** Origin of every absolute address of the site. */
export const SITE_ORIGIN = `https://${SITE_HOST}`;
