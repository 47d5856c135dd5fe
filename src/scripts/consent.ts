import {
  type ConsentChoice,
  consentCookies,
  expiredNamesakes,
  expiredProviderCookies,
  KEEPER_PATH,
  readConsent,
} from '../domain/consent.ts';
import { readCookies, writeCookies } from '../measure/cookies.ts';
import { DOUBLE_TAP_MS } from './single-taps.ts';

const { dataset } = document.documentElement;

/** Whether the visitor has made a choice since the page loaded. This hides the banner even if cookies are blocked. */
let isAnswered = false;

/** Copies the choice to <html>, for CSS and ga4.ts. Deletes duplicate consent cookies and refused Google cookies. */
function refresh(): void {
  writeCookies(expiredNamesakes(readCookies(), location));
  const cookies = readCookies();
  const { choice, analytics, marketing } = readConsent(cookies);
  if (!marketing || !analytics) writeCookies(expiredProviderCookies(cookies, location, analytics));
  const unknown = isAnswered ? 'unkept' : 'unknown';
  dataset.consent = choice ? 'known' : unknown;
  dataset.analytics = String(analytics);
  dataset.marketing = String(marketing);
  // Moves the focus out of the hidden banner.
  if (dataset.consent !== 'unknown' && document.activeElement?.closest('.first-question'))
    document.querySelector<HTMLElement>('.header a')?.focus({ preventScroll: true });
  showInBoxes();
  dispatchEvent(new Event('consent'));
}

function showInBoxes(): void {
  const form = document.querySelector<HTMLFormElement>('#consent-form');
  if (!form?.querySelector('.consent-save')) return;
  for (const box of form.querySelectorAll<HTMLInputElement>('[name]'))
    box.defaultChecked = dataset[box.name] === 'true';
  form.dataset['read'] = '';
}

function keep(made: ConsentChoice): void {
  isAnswered = true;
  const cookies = consentCookies(made, location.protocol === 'https:');
  writeCookies(cookies);
  refresh();
  // The Netlify function sets the cookies again by HTTP, because Safari keeps cookies set by scripts for only 7 days.
  fetch(KEEPER_PATH, { method: 'POST', body: cookies.join('; '), keepalive: true }).catch(console.warn);
}

function answer(event: Event): void {
  const { target } = event;
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[data-choice]');
  if (!button) return;
  event.preventDefault();
  const { form } = button;
  const choice = button.dataset['choice'] as ConsentChoice['choice'];
  const boxes = new FormData(form ?? undefined);
  keep({ choice, analytics: boxes.has('analytics'), marketing: boxes.has('marketing') });
  // If cookies are blocked, the choice was not stored, and the visitor stays on the page.
  if (dataset.consent !== 'known') return;
  const leave = () => {
    if (form) location.assign('/');
    else if (choice === 'accepted') location.reload();
  };
  // Waits for the second half of a double tap, which would press something on the next page.
  setTimeout(leave, DOUBLE_TAP_MS);
}

/** Updates the page on load and when it is shown again, because the choice may have changed in another tab. */
export function watchChoice(): void {
  addEventListener('click', answer);
  for (const type of ['pageshow', 'visibilitychange', 'DOMContentLoaded']) addEventListener(type, refresh);
  refresh();
}

export function loadProvider(): void {
  const { analytics, ga4Script } = dataset;
  // Ad blockers may block the script.
  if (analytics === 'true' && ga4Script) import(/* @vite-ignore */ ga4Script).catch(console.warn);
}
