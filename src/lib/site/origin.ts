import company from '../../../content/reglages/entreprise.json' with { type: 'json' };

/** The one host that canonicals, the sitemap and the redirects name. */
export const SITE_HOST = company.hote;

/** Origin of every absolute address of the site. */
export const SITE_ORIGIN = `https://${SITE_HOST}`;

/** The path of a page, without the file's ending. @param pathname as Astro gives it, `/services.html` in a build */
export const pathIn = (pathname: string): string =>
  pathname.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';

/** The one address of a page, on the www host; `pathname` as for {@link pathIn}. */
export const canonicalOf = (pathname: string): string => SITE_ORIGIN + pathIn(pathname);
