import { type ConsentChoice, consentCookies } from '../domain/consent.ts';

/**
 * Keeps the visitor's choice for 180 days and tells the page, which hides the banner, deletes the provider's
 * cookies and stops it as the choice demands (specification 1 §4).
 */
export function choose(made: ConsentChoice): void {
  for (const cookie of consentCookies(made, location.protocol === 'https:')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = cookie;
  }
  dispatchEvent(new Event('consent'));
}
