import type { BrowserContext, Page } from '@playwright/test';
import { GA4_ID } from '../support/fixture-site.ts';
import { expect, test } from './support/fixture-site.ts';
import { choiceIsRead, withChoice, withCookies } from './support/measurement.ts';
import { answerWith, CREATED } from './support/test.ts';

test.use({ consentGiven: false });

/** Answers requests to other hosts with a stub of Google's tag. @returns the requested URLs, a list that grows */
async function stubTag(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      const body =
        'window.tagRuns = true; document.cookie = "_ga=GA1.1.1.1; path=/"; document.cookie = "_ga_TEST=1; path=/"';
      return route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return asked;
}

/** Commands in Google's queue, as arrays. */
const commands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => {
      if (Object.prototype.toString.call(command) !== '[object Arguments]')
        throw new Error('not a gtag command');
      return JSON.parse(JSON.stringify([...(command as unknown[])]));
    }),
  );

async function openMeasured(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => 'tagRuns' in window);
}

/** Changes the consent as another tab would. */
async function change(page: Page, made: Parameters<typeof withChoice>[2]) {
  await withChoice(page.context(), page.url(), made);
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
}

const call = (page: Page) => page.locator('[data-event=phone_click]:visible').first().click();

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const MEASURED = { ...DENIED, analytics_storage: 'granted' };
const ADVERTISING = { ...MEASURED, ad_storage: 'granted', ad_user_data: 'granted' };

for (const choice of ['unknown', 'rejected'] as const) {
  test(`while consent is ${choice}, no Google script is loaded and no Google cookie is set`, async ({
    page,
    context,
    choose,
  }) => {
    const asked = await stubTag(context);
    if (choice === 'rejected') await choose({ choice });
    const adapters: string[] = [];
    page.on('request', (request) => /\/ga4\./.test(request.url()) && adapters.push(request.url()));
    await page.goto('/avis', { waitUntil: 'networkidle' });
    await call(page);
    expect([asked, adapters]).toEqual([[], []]);
    expect(await page.evaluate(() => [window.dataLayer, window.trackedEvents])).toEqual([
      undefined,
      undefined,
    ]);
    expect((await context.cookies()).filter(({ name }) => name.startsWith('_'))).toEqual([]);
  });
}

for (const [marketing, granted] of [
  [true, ADVERTISING],
  [false, MEASURED],
] as const) {
  test(`Google Consent Mode is set before the first tracked event (consent to marketing: ${marketing})`, async ({
    page,
    context,
    choose,
  }) => {
    const asked = await stubTag(context);
    await choose({ choice: 'customized', analytics: true, marketing });
    await openMeasured(page, '/avis');
    await call(page);
    expect(asked.filter((url) => url.includes('gtag'))).toEqual([
      `https://www.googletagmanager.com/gtag/js?id=${GA4_ID}`,
    ]);
    const [preset, update, js, config, ...events] = await commands(page);
    expect([preset, update]).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', granted],
    ]);
    expect(js?.[0]).toBe('js');
    // The cookies expire within the 13 months that the CNIL allows, and are never renewed.
    const settings = { send_page_view: false, cookie_expires: 33_696_000, cookie_update: false };
    expect(config).toEqual(['config', GA4_ID, settings]);
    expect(events).toEqual([
      ['event', 'page_view', { event_category: 'engagement', event_label: await page.title() }],
      ['event', 'phone_click', expect.objectContaining({ value: 150, currency: 'EUR' })],
    ]);
  });
}

test('a quote request is tracked in Google Analytics as a generate_lead event with its value in euros', async ({
  page,
  context,
  card,
  choose,
}) => {
  await stubTag(context);
  await choose({ choice: 'accepted' });
  await answerWith(page, 201, CREATED);
  await card.visit({ phone: '06 39 98 00 00' });
  await card.send();
  const values = { event_category: 'conversion', event_label: 'Pare-brise', value: 200, currency: 'EUR' };
  await expect
    .poll(async () => (await commands(page)).filter(([, name]) => name === 'generate_lead'))
    .toEqual([['event', 'generate_lead', values]]);
});

test('accepting cookies in another tab hides the banner, and tracking starts on the next page', async ({
  page,
  context,
  choose,
}) => {
  const asked = await stubTag(context);
  await page.goto('/avis');
  await choiceIsRead(page, 'unknown');
  await choose({ choice: 'accepted' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await choiceIsRead(page, 'known');
  expect(asked).toEqual([]);
  await openMeasured(page, '/services');
});

test('a blocked analytics script is logged and breaks nothing else', async ({ page, choose }) => {
  await choose({ choice: 'accepted' });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(/_astro\/ga4/, (route) => route.abort());
  await page.goto('/avis');
  await expect.poll(() => warnings.join()).toContain('ga4');
  await call(page);
});

test('withdrawing consent disables Google’s tag and deletes its cookies', async ({
  page,
  context,
  baseURL,
  choose,
}) => {
  const asked = await stubTag(context);
  const providers = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));
  await choose({ choice: 'accepted' });
  await openMeasured(page, '/parametrage-cookies');
  await withCookies(context, baseURL ?? '', { _gcl_au: '1' });
  await change(page, { choice: 'customized', analytics: true, marketing: false });
  expect((await commands(page)).at(-1)).toEqual(['consent', 'update', MEASURED]);
  expect((await providers()).sort()).toEqual(['_ga', '_ga_TEST']);
  await call(page);
  expect((await commands(page)).at(-1)?.[1]).toBe('phone_click');

  await change(page, { choice: 'rejected' });
  expect(await page.evaluate((name) => Reflect.get(window, name), `ga-disable-${GA4_ID}`)).toBe(true);
  const sent = await commands(page);
  expect(sent.at(-1)).toEqual(['consent', 'update', DENIED]);
  expect(await providers()).toEqual([]);
  await call(page);
  expect(await commands(page)).toHaveLength(sent.length);
  asked.length = 0;
  await page.goto('/avis', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
});

test('a site without a measurement id contains no Google URL', async ({ request }) => {
  const here = (await request.get('/')).headers();
  expect(here['content-security-policy']).toContain('https://www.googletagmanager.com');
  for (const path of ['/', '/avis', '/parametrage-cookies']) {
    const other = await request.get(`${process.env['TEST_SITE']}${path}`);
    expect(other.headers()['content-security-policy']).not.toContain('google');
    expect(await other.text()).not.toMatch(/gtag|googletagmanager|data-ga4/);
  }
});
