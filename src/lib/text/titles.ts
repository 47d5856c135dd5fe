/** Maximum lengths in characters. Search engines and guide cards truncate longer texts. */
export const LONGEST = { title: 60, description: 158, excerpt: 220 };

/** Appends the brand if there is room and the title does not contain it. */
export function searchTitle(title: string, brand: string): string {
  const signed = `${title} | ${brand}`;
  return signed.length > LONGEST.title || title.includes(brand) ? title : signed;
}
