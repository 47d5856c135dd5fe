import type { Company } from '../../schemas/company.ts';
import { isoDay } from '../dates.ts';
import { SITE_ORIGIN } from '../site-origin.ts';
import { BUSINESS_ID, type JsonLdNode, ref, WEBSITE_ID } from './node.ts';

const PAGE_TYPES: Record<string, string> = { 'a-propos': 'AboutPage', blog: 'CollectionPage' };

/** What a page's own node is made of. */
interface WebPageSource {
  id: string;
  url: string;
  name: string;
  description: string;
  modified: Date;
}

/** The page itself: its title and date, the site it belongs to and the firm it is about. */
export const webPageNode = ({ id, url, name, description, modified }: WebPageSource): JsonLdNode => ({
  '@type': PAGE_TYPES[id] ?? 'WebPage',
  '@id': `${url}#page`,
  url,
  name,
  description,
  dateModified: isoDay(modified),
  isPartOf: ref(WEBSITE_ID),
  about: ref(BUSINESS_ID),
});

/** The site, said on its home page. */
export const webSiteNode = ({ marque }: Company): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': WEBSITE_ID,
  url: `${SITE_ORIGIN}/`,
  name: marque,
  inLanguage: 'fr-FR',
  publisher: ref(BUSINESS_ID),
});
