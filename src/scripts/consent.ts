import {
  type ConsentChoice,
  consentCookies,
  expiredProviderCookies,
  readConsent,
} from '../domain/consent.ts';
import { viewPage } from './measured-acts.ts';

/** All that a page does about cookies, with and without the settings: three cookies say what is allowed. */

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
  showInBoxes();
  // The adapter of a site that has a measurement id; a page where nobody said yes never asks for it.
  if (allowed.analytics && dataset.ga4Script) void import(/* @vite-ignore */ dataset.ga4Script);
  if (allowed.analytics && allowed.marketing) return;
  for (const cookie of expiredProviderCookies(cookies, location.hostname, allowed.analytics)) {
    // The Cookie Store API is not in every browser.
    document.cookie = cookie;
  }
}

/** Shows the choice in force in the settings' boxes, once they have all come; they are hidden until then. */
function showInBoxes(): void {
  const form = document.querySelector<HTMLFormElement>('#consent-form');
  if (!form?.querySelector('.consent-save') || 'read' in form.dataset) return;
  for (const name of ['analytics', 'marketing'] as const) {
    const box = form.elements.namedItem(name);
    if (box instanceof HTMLInputElement) box.checked = dataset[name] === 'true';
  }
  form.dataset['read'] = '';
}

/** Reads the choice now and whenever it may have changed: in another tab, or on a page that Back returns from. */
export function watchChoice(): void {
  for (const type of ['consent', 'pageshow', 'visibilitychange', 'DOMContentLoaded'])
    addEventListener(type, refresh);
  // As an event, since the ga4 adapter waits for it too.
  dispatchEvent(new Event('consent'));
}

/**
 * Keeps the visitor's choice for 180 days and tells the page, which hides the banner, deletes the provider's cookies and
 * starts or stops it as the choice demands.
 *
 * @returns whether the choice was kept: a browser that blocks cookies keeps none, and each page asks again
 */
function choose(made: ConsentChoice): boolean {
  for (const cookie of consentCookies(made, location.protocol === 'https:')) document.cookie = cookie;
  dispatchEvent(new Event('consent'));
  const kept = dataset.consent === 'known';
  // Nothing is allowed without a kept choice; but a banner that was answered must not stay over the page.
  if (!kept) dataset.consent = 'unkept';
  return kept;
}

function madeWith({ dataset: { choice }, form }: HTMLButtonElement): ConsentChoice | undefined {
  if (choice === 'accepted' || choice === 'rejected') return { choice };
  if (choice !== 'customized' || !form) return undefined;
  const boxes = new FormData(form);
  return { choice, analytics: boxes.has('analytics'), marketing: boxes.has('marketing') };
}

addEventListener('click', (event) => {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-choice]');
  const made = button ? madeWith(button) : undefined;
  if (!button || !made) return;
  event.preventDefault();
  const kept = choose(made);
  if (button.form) {
    location.assign('/');
    return;
  }
  // Measuring starts from here: the page is kept with all that was typed in it.
  if (kept && made.choice === 'accepted') viewPage();
});
