import { SITE_ORIGIN } from '../site/origin.ts';

export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Identifier of the company, whose node is on the home page. */
export const BUSINESS_ID = `${SITE_ORIGIN}/#business`;

export const WEBSITE_ID = `${SITE_ORIGIN}/#website`;

export const ref = (id: string) => ({ '@id': id });

/** One JSON-LD document. Escapes `<`, so that content cannot close the script element. */
export const serializeJsonLd = (nodes: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
