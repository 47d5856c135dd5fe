import { SITE_ORIGIN } from '../site-origin.ts';

/** A node of structured data, in schema.org's vocabulary. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The firm's one identifier, the same on every page. */
export const BUSINESS_ID = `${SITE_ORIGIN}/#business`;

/** The site's identifier. */
export const WEBSITE_ID = `${SITE_ORIGIN}/#website`;

/** Reference to a node said elsewhere. */
export const ref = (id: string) => ({ '@id': id });
