import { SITE_ORIGIN } from '../site/origin.ts';

/** A node of structured data, in schema.org's vocabulary. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The firm's identifier: its node stands on the home page, and every page names it. */
export const BUSINESS_ID = `${SITE_ORIGIN}/#business`;

export const WEBSITE_ID = `${SITE_ORIGIN}/#website`;

/** Reference to a node said elsewhere. */
export const ref = (id: string) => ({ '@id': id });

/**
 * One JSON-LD document out of a page's nodes. `<` is escaped, so that no text of content/ can end the script
 * element it stands in.
 */
export const serializeJsonLd = (nodes: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
