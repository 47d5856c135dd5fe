import { expect, type Page } from '@playwright/test';
import type { ConsentChoice } from '../../../src/domain/consent.ts';
import type { Measured } from '../../../src/measure/provider.ts';
import { test as base } from '../../support/phones.ts';
import { watchMeasured, watchOtherHosts, withChoice } from './measurement.ts';
import { Card, Flow } from './parts.ts';

interface Fixtures {
  /** Whether the consent banner was answered («Tout refuser») before the visit; false for tests of the banner. */
  consentGiven: boolean;
  /** Whether animations are fast; false for tests of motion. */
  hasty: boolean;
  /** Sets the consent cookies as if the choice was made on an earlier visit. */
  choose: (made: ConsentChoice) => Promise<void>;
  measured: Measured[];
  /** Requests to other hosts, which are blocked. */
  others: string[];
  card: Card;
  flow: Flow;
}

export async function setMotion(page: Page, playbackRate: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate });
}

export const test = base.extend<Fixtures>({
  consentGiven: [true, { option: true }],
  hasty: [true, { option: true }],
  choose: ({ context, baseURL }, use) => use((made) => withChoice(context, baseURL ?? '', made)),
  measured: async ({ page }, use) => use(await watchMeasured(page)),
  others: async ({ context, baseURL }, use) => use(await watchOtherHosts(context, baseURL ?? '')),
  page: async ({ page, choose, consentGiven, hasty }, use) => {
    if (consentGiven) await choose({ choice: 'rejected' });
    if (hasty) await setMotion(page, 20);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (/Content.Security.Policy|Hydration failed|Minified React error/i.test(message.text()))
        problems.push(message.text());
    });
    await use(page);
    expect(problems, 'errors, hydration mismatches and policy violations on the page').toEqual([]);
  },
  card: async ({ page }, use) => use(new Card(page)),
  flow: async ({ page }, use) => use(new Flow(page)),
});

export { demandesOf } from '../../support/stored-demandes.ts';
export { expect };

export const FUNCTION = '**/api/demande';

export const CREATED = { success: true, status: 'created', demandeId: '2'.repeat(34) };

/** Answers all calls to the Netlify function, until `page.unroute(FUNCTION)`. */
export const answerWith = (page: Page, status: number, body: object | string) =>
  page.route(FUNCTION, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

/** Aborts all calls to the Netlify function, until `page.unroute(FUNCTION)`. */
export const cutCalls = (page: Page) => page.route(FUNCTION, (route) => route.abort());

/** Delays requests to an address. @returns a function that releases them */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/demande') && calls.push(request.method()));
  return calls;
}

/** Expects a toast to be shown and announced. */
export async function tells(page: Page, words: string | RegExp) {
  await expect(page.locator('.toast', { hasText: words }).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('[role=status]', { hasText: words }).first()).toBeAttached();
}

/** Stops the clock of the page; only `page.clock.runFor` advances it. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
