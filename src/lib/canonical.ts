import { SITE_ORIGIN } from './site-origin.ts';

/**
 * The one address of a page, on the www host, without the file's ending.
 *
 * @param pathname as Astro gives it, `/services.html` in a build
 */
export const canonicalOf = (pathname: string): string =>
  SITE_ORIGIN + (pathname.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/');
