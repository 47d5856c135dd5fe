import type { Measured } from '../measure/provider.ts';
import { readQueue } from '../measure/queue.ts';

/**
 * Adapter for Google Analytics 4, Consent Mode v2 in its basic form: no request and no tag before a yes, and the
 * calls in the order its documentation asks for. A file of its own, as the page's script is (layouts/Base.astro).
 */

const TAG = 'https://www.googletagmanager.com/gtag/js?id=';

/** How long its cookies last, in seconds: within the 13 months from the first visit that the CNIL allows, and no visit prolongs them. */
const LIFETIME = { cookie_expires: 390 * 24 * 60 * 60, cookie_update: false };

/** Longest value of an event parameter that GA4 keeps, in characters. */
const PARAMETER_LENGTH = 100;

/** Events that GA4 recommends a name of its own for. */
const NAMES: Partial<Record<Measured['action'], string>> = { quote_request: 'generate_lead' };

const { dataset } = document.documentElement;
const { ga4: measurementId = '' } = dataset;
window.dataLayer ??= [];

function gtag(..._command: unknown[]): void {
  // The tag tells commands from data by this very type.
  window.dataLayer?.push(arguments);
}

const choice = (): string => `${dataset.analytics},${dataset.marketing}`;
let sent = choice();

/**
 * The consent in force, or none. A yes to advertising allows measuring it; nobody is asked about personalised
 * advertising, so it stays denied.
 */
function consent(analytics = dataset.analytics === 'true'): Record<string, string> {
  const state = (allowed: boolean): string => (allowed ? 'granted' : 'denied');
  const advertising = state(analytics && dataset.marketing === 'true');
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: 'denied',
    analytics_storage: state(analytics),
  };
}

function start(): void {
  gtag('consent', 'default', consent(false));
  gtag('consent', 'update', consent());
  gtag('js', new Date());
  gtag('config', measurementId, { send_page_view: false, ...LIFETIME });
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = TAG + measurementId;
  document.head.append(tag);
}

function send({ action, category, label, value, currency }: Measured): void {
  gtag('event', NAMES[action] ?? action, {
    event_category: category,
    event_label: label.slice(0, PARAMETER_LENGTH),
    value,
    currency,
  });
}

/** The choice may be changed here or in another tab. */
function tellChange(): void {
  if (choice() === sent) return;
  sent = choice();
  Object.assign(window, { [`ga-disable-${measurementId}`]: dataset.analytics !== 'true' });
  gtag('consent', 'update', consent());
}

start();
window.measuredActs = readQueue(window.measuredActs, send);
addEventListener('consent', tellChange);
