import company from '../../content/reglages/entreprise.json' with { type: 'json' };

/** The one host that canonicals, the sitemap and the redirects name. */
export const SITE_HOST = company.hote;

/** Origin of every absolute address of the site. */
export const SITE_ORIGIN = `https://${SITE_HOST}`;
