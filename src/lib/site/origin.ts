import company from '../../../content/reglages/entreprise.json' with { type: 'json' };

export const SITE_HOST = company.hote;

export const SITE_ORIGIN = `https://${SITE_HOST}`;

/** Returns a path without extension. @param pathname Astro's pathname, which is `/services.html` in a build */
export const pathIn = (pathname: string): string =>
  pathname.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';

export const canonicalOf = (pathname: string): string => SITE_ORIGIN + pathIn(pathname);
