import { LONGEST } from './lengths.ts';

/** Appends the brand if it fits. */
export function searchTitle(title: string, brand: string): string {
  const signed = `${title} | ${brand}`;
  return signed.length > LONGEST.title || title.includes(brand) ? title : signed;
}
