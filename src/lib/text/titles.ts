/** Maximum lengths in characters; search engines and guide cards cut longer texts. */
export const LONGEST = { title: 60, description: 158, excerpt: 220 };

/** Appends the brand, if it fits. */
export function searchTitle(title: string, brand: string): string {
  const signed = `${title} | ${brand}`;
  return signed.length > LONGEST.title || title.includes(brand) ? title : signed;
}
