import {
  type ConsentChoice,
  consentCookies,
  expiredNamesakes,
  expiredProviderCookies,
  KEEPER_PATH,
  readConsent,
} from '../domain/consent.ts';
import { readCookies, writeCookies } from '../measure/cookies.ts';

/** All that a page does about cookies, with and without the settings: three cookies say what is allowed. */

const { dataset } = document.documentElement;

/** This page does not ask again, even where the browser kept no answer. */
let isAnswered = false;

/**
 * Says on <html> what the visitor allowed: style sheets show the banner by it, the ga4 adapter stops by it. What is
 * refused takes the provider's cookies with it, whoever left them.
 */
function refresh(): void {
  writeCookies(expiredNamesakes(readCookies(), location));
  const cookies = readCookies();
  const { choice, analytics, marketing } = readConsent(cookies);
  if (!marketing || !analytics) writeCookies(expiredProviderCookies(cookies, location, analytics));
  const unknown = isAnswered ? 'unkept' : 'unknown';
  dataset.consent = choice ? 'known' : unknown;
  dataset.analytics = String(analytics);
  dataset.marketing = String(marketing);
  // The banner leaves, and the focus in it would be nowhere.
  if (dataset.consent !== 'unknown' && document.activeElement?.closest('.first-question'))
    document.querySelector<HTMLElement>('.header a')?.focus({ preventScroll: true });
  showInBoxes();
  dispatchEvent(new Event('consent'));
}

/** Shows the choice in force in the settings' boxes, once they have all come; they are hidden until then. */
function showInBoxes(): void {
  const form = document.querySelector<HTMLFormElement>('#consent-form');
  if (!form?.querySelector('.consent-save') || 'read' in form.dataset) return;
  for (const box of form.querySelectorAll<HTMLInputElement>('[name]'))
    box.checked = dataset[box.name] === 'true';
  form.dataset['read'] = '';
}

/** Keeps the visitor's choice and tells the page; where the browser blocks cookies, the next page asks again. */
function keep(made: ConsentChoice): void {
  isAnswered = true;
  const cookies = consentCookies(made, location.protocol === 'https:');
  writeCookies(cookies);
  refresh();
  // Safari deletes after 7 days what a script set, but not what an answer of the server did.
  fetch(KEEPER_PATH, { method: 'POST', body: cookies.join('; '), keepalive: true }).catch(console.warn);
}

function answer(event: Event): void {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-choice]');
  if (!button) return;
  event.preventDefault();
  const { form } = button;
  // As components/site/ConsentChoices.tsx names it.
  const choice = button.dataset['choice'] as ConsentChoice['choice'];
  const boxes = new FormData(form ?? undefined);
  keep({ choice, analytics: boxes.has('analytics'), marketing: boxes.has('marketing') });
  // Nothing to load where nothing was kept; the settings say so.
  if (dataset.consent !== 'known') return;
  if (form) location.assign('/');
  else if (choice === 'accepted') location.reload();
}

/** Reads the choice now and whenever it may have changed: in another tab, or on a page that Back returns from. */
export function watchChoice(): void {
  addEventListener('click', answer);
  for (const type of ['pageshow', 'visibilitychange', 'DOMContentLoaded']) addEventListener(type, refresh);
  refresh();
}

/** Loads the adapter of a site that has a measurement id, on a page that comes after a yes. */
export function loadProvider(): void {
  const { analytics, ga4Script } = dataset;
  // Whoever blocks it is told in the console, as by the browser itself.
  if (analytics === 'true' && ga4Script) import(/* @vite-ignore */ ga4Script).catch(console.warn);
}
