import { SITE_ORIGIN } from '../site/origin.ts';

/** A schema.org node. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Identifier of the firm, whose node is on the home page. */
export const BUSINESS_ID = `${SITE_ORIGIN}/#business`;

export const WEBSITE_ID = `${SITE_ORIGIN}/#website`;

export const ref = (id: string) => ({ '@id': id });

/** Serializes a page's nodes as one JSON-LD document. Escapes `<`, so that content can't close the script element. */
export const serializeJsonLd = (nodes: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
