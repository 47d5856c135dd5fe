/** Maximum lengths in characters. Search engines truncate longer titles and descriptions; cards show excerpts. */
export const LONGEST = { title: 60, description: 158, excerpt: 220 };

/** Appends the brand to a title, unless the title contains the brand or would be too long for search engines. */
export function searchTitle(title: string, brand: string): string {
  const signed = `${title} | ${brand}`;
  return signed.length > LONGEST.title || title.includes(brand) ? title : signed;
}
