/**
 * One JSON-LD document out of a page's nodes. `<` is escaped, so that no text of content/ can end the script
 * element it stands in.
 */
export const serializeJsonLd = (nodes: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c');
