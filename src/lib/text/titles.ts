import { LONGEST } from './lengths.ts';

/** Title tag: appends the brand if it fits in the limit. */
export function searchTitle(title: string, brand: string): string {
  const signed = `${title} | ${brand}`;
  return signed.length > LONGEST.title || title.includes(brand) ? title : signed;
}
