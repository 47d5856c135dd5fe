import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackOnce } from '../../../src/measure/once.ts';
import { type TrackedEvent, track } from '../../../src/measure/track.ts';

const YES = 'cookie_consent=accepted; analytics_consent=true; marketing_consent=true';
const NO = 'cookie_consent=rejected; analytics_consent=false; marketing_consent=false';

const page: { dataLayer?: unknown[] } = {};
const document = { cookie: '', documentElement: { dataset: {} } };
const storage = new Map<string, string>();

beforeEach(() => {
  document.cookie = YES;
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', page);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete page.dataLayer;
  storage.clear();
});

const quote = (label: string): TrackedEvent => ({ action: 'quote_request', label });

test('an event has its name in `event` and `action`, a category and a label, and a currency only with a value', () => {
  expect(track({ action: 'whatsapp_click', label: 'services_hero' })).toBe(true);
  track({ action: 'cta_click', label: 'x', category: 'article', value: 5 });
  expect(page.dataLayer).toEqual([
    { event: 'whatsapp_click', action: 'whatsapp_click', category: 'engagement', label: 'services_hero' },
    { event: 'cta_click', action: 'cta_click', category: 'article', label: 'x', value: 5, currency: 'EUR' },
  ]);
});

test('consent is read at each event, and an event without consent is never sent later', () => {
  document.cookie = '';
  expect(track({ action: 'cta_click', label: 'before' })).toBe(false);
  document.cookie = NO;
  track({ action: 'cta_click', label: 'refused' });
  document.cookie = YES;
  track({ action: 'cta_click', label: 'allowed' });
  document.cookie = NO;
  track({ action: 'cta_click', label: 'withdrawn' });
  expect(page.dataLayer).toEqual([expect.objectContaining({ label: 'allowed' })]);
});

test('a quote request is tracked only once, even after a reload, and the event does not contain the request’s id', async () => {
  trackOnce(quote('Pare-brise'), 'first');
  trackOnce(quote('Pare-brise'), 'first');
  vi.resetModules();
  const reloaded = await import('../../../src/measure/once.ts');
  reloaded.trackOnce(quote('Pare-brise'), 'first');
  reloaded.trackOnce(quote('Lunette arrière'), 'second');
  const name = { event: 'quote_request', action: 'quote_request' };
  const sent = { ...name, category: 'conversion', value: 200, currency: 'EUR' };
  expect(page.dataLayer).toEqual(['Pare-brise', 'Lunette arrière'].map((label) => ({ ...sent, label })));
});

test('an event is tracked once even if storage throws', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  trackOnce(quote('Pare-brise'), 'third');
  trackOnce(quote('Pare-brise'), 'third');
  expect(page.dataLayer).toHaveLength(1);
});

test('without consent, tracking writes nothing to session storage', () => {
  document.cookie = NO;
  trackOnce(quote('Pare-brise'), 'fourth');
  expect(storage.size).toBe(0);
});
