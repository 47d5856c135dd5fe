import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type ConsentChoice, consentCookies } from '../../../src/domain/consent.ts';
import type { Measured } from '../../../src/measure/provider.ts';

export type Cookies = Record<string, string>;

export async function withCookies(context: BrowserContext, baseURL: string, cookies: Cookies): Promise<void> {
  const entries = Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL }));
  await context.addCookies(entries);
}

/** Sets the consent cookies as if the choice was made on an earlier visit. */
export function withChoice(context: BrowserContext, baseURL: string, made: ConsentChoice): Promise<void> {
  const pairs = consentCookies(made, false).map((cookie) => cookie.split(';')[0]?.split('=') ?? []);
  return withCookies(context, baseURL, Object.fromEntries(pairs));
}

/** Waits until the page script has read the consent cookies. */
export const choiceIsRead = (page: Page, found: 'known' | 'unknown'): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-consent', found);

export async function heldCookies(context: BrowserContext): Promise<Cookies> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

/** Records the tracked events of all pages that `page` opens, on a site without GA4. Call before the first visit. */
export async function watchMeasured(page: Page): Promise<Measured[]> {
  const seen: Measured[] = [];
  await page.exposeFunction('handedOver', (event: string) => seen.push(JSON.parse(event)));
  await page.addInitScript(() => {
    const { handedOver } = window as unknown as { handedOver: (event: string) => void };
    window.dataLayer = new Proxy([] as unknown[], {
      set(queue, key, value) {
        if (key !== 'length') handedOver(JSON.stringify(value));
        return Reflect.set(queue, key, value);
      },
    });
  });
  return seen;
}

/** Blocks requests to other hosts. Call before the first visit. @returns the requested URLs, a list that grows */
export async function watchOtherHosts(context: BrowserContext, baseURL: string): Promise<string[]> {
  const seen: string[] = [];
  const { host } = new URL(baseURL);
  await context.route(
    (url) => url.host !== host,
    (route) => {
      seen.push(route.request().url());
      return route.fulfill({ status: 204, body: '' });
    },
  );
  return seen;
}
