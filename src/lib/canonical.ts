import { SITE_ORIGIN } from './site-origin.ts';

/**
 * The path of a page, without the file's ending.
 *
 * @param pathname as Astro gives it, `/services.html` in a build
 */
export const pathIn = (pathname: string): string =>
  pathname.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';

/** The one address of a page, on the www host; `pathname` as for {@link pathIn}. */
export const canonicalOf = (pathname: string): string => SITE_ORIGIN + pathIn(pathname);
