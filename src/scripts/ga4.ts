import type { Measured } from '../measure/provider.ts';
import { readQueue } from '../measure/queue.ts';

/** Google Analytics 4 with basic Consent Mode v2, in a separate file that consent.ts loads only after consent. */

const TAG = 'https://www.googletagmanager.com/gtag/js?id=';

/** Cookies last 390 days, below the 13 months that the CNIL (data protection authority) allows, and are not renewed. */
const LIFETIME = { cookie_expires: 390 * 24 * 60 * 60, cookie_update: false };

const PARAMETER_LENGTH = 100;

/** Event names recommended by GA4. */
const NAMES: Partial<Record<Measured['action'], string>> = { quote_request: 'generate_lead' };

const { dataset } = document.documentElement;
const { ga4: measurementId = '' } = dataset;
window.dataLayer ??= [];

function gtag(..._command: unknown[]): void {
  // gtag requires an `arguments` object.
  window.dataLayer?.push(arguments);
}

const choice = (): string => `${dataset.analytics},${dataset.marketing}`;
let sent = choice();

/** Parameters of Google's consent mode. Personalised ads are always denied, as the banner does not ask for them. */
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

function sendChange(): void {
  if (choice() === sent) return;
  sent = choice();
  Object.assign(window, { [`ga-disable-${measurementId}`]: dataset.analytics !== 'true' });
  gtag('consent', 'update', consent());
}

start();
window.trackedEvents = readQueue(window.trackedEvents, send);
addEventListener('consent', sendChange);
