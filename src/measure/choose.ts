import { type ConsentChoice, consentCookies } from '../domain/consent.ts';

/**
 * Keeps the visitor's choice for 180 days and tells the page, which hides the banner, deletes the provider's
 * cookies and stops it as the choice demands.
 *
 * @returns whether the choice was kept: a browser that blocks cookies keeps none, and each page asks anew
 */
export function choose(made: ConsentChoice): boolean {
  for (const cookie of consentCookies(made, location.protocol === 'https:')) {
    // The Cookie Store API is not in every browser.
    document.cookie = cookie;
  }
  dispatchEvent(new Event('consent'));
  const { dataset } = document.documentElement;
  const kept = dataset.consent === 'known';
  // Nothing is allowed without a kept choice; but a banner that was answered must not stay over the page.
  if (!kept) dataset.consent = 'unkept';
  return kept;
}
