import { expiredProviderCookies, readConsent } from '../domain/consent.ts';
import { choose } from '../measure/choose.ts';

const { dataset } = document.documentElement;

/**
 * Says on <html> what the visitor allowed: style sheets show the banner by it, the ga4 adapter starts and stops by
 * it. What is refused takes the provider's cookies with it, whoever left them.
 */
function refresh(): void {
  const cookies = document.cookie;
  const consent = readConsent(cookies);
  const allowed = consent.known ? consent : { analytics: false, marketing: false };
  dataset.consent = consent.known ? 'known' : 'unknown';
  dataset.analytics = String(allowed.analytics);
  dataset.marketing = String(allowed.marketing);
  if (allowed.analytics && allowed.marketing) return;
  for (const cookie of expiredProviderCookies(cookies, location.hostname, allowed.analytics)) {
    // The Cookie Store API is not in every browser.
    document.cookie = cookie;
  }
}

/** Tells the choice now and whenever it may have changed. */
export function watchChoice(): void {
  // It may have been made in another tab, or on a page left since: Back shows this one as it was.
  for (const type of ['consent', 'pageshow', 'visibilitychange']) addEventListener(type, refresh);
  // As an event, since the ga4 adapter waits for it too.
  dispatchEvent(new Event('consent'));
}

/** Shows in the settings' boxes, where the page has them, the choice in force. */
export function showChoiceInBoxes(): void {
  const { analytics, marketing } = document.documentElement.dataset;
  for (const [name, allowed] of Object.entries({ analytics, marketing })) {
    const box = document.querySelector<HTMLInputElement>(`#consent-form [name=${name}]`);
    if (box) box.checked = allowed === 'true';
  }
}

/** Answers the banner's two buttons at once; after a yes the page begins anew, measured from its start. */
addEventListener('click', ({ target }) => {
  const choice = (target as Element).closest<HTMLElement>('[data-choice]')?.dataset['choice'];
  if (choice === 'rejected') choose({ choice });
  else if (choice === 'accepted' && choose({ choice })) location.reload();
});
