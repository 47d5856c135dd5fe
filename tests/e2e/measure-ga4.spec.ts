import type { BrowserContext, Page } from '@playwright/test';
import { GA4_ID, openGa4Site } from './support/ga4-site.ts';
import { choiceIsRead, withChoice, withCookies } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

// One build for all.
test.describe.configure({ mode: 'serial' });
test.use({ consentGiven: false });

let site: Awaited<ReturnType<typeof openGa4Site>>;
test.beforeAll(async () => {
  site = await openGa4Site();
});
test.afterAll(() => site.close());

/** Answers the tag's hosts, and says what was asked of them. */
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

/** The commands the tag finds, in their order, as plain arrays. */
const commands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => {
      if (Object.prototype.toString.call(command) !== '[object Arguments]')
        throw new Error('not a gtag command');
      return JSON.parse(JSON.stringify([...(command as unknown[])]));
    }),
  );

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const GRANTED = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };

const TAG = `https://www.googletagmanager.com/gtag/js?id=${GA4_ID}`;

for (const choice of ['unknown', 'rejected'] as const) {
  test(`choice ${choice}: no tag, no request, no adapter, no command, no cookie of its own`, async ({
    page,
    context,
  }) => {
    const asked = await stubTag(context);
    if (choice === 'rejected') await withChoice(context, site.url, { choice });
    const adapters: string[] = [];
    page.on('request', (request) => /\/ga4\./.test(request.url()) && adapters.push(request.url()));
    await page.goto(`${site.url}/services`, { waitUntil: 'networkidle' });
    await page.locator('[data-event=phone_click]').first().click();
    expect([asked, adapters]).toEqual([[], []]);
    expect(await page.evaluate(() => [window.dataLayer, window.measured])).toEqual([undefined, undefined]);
    expect((await context.cookies()).filter(({ name }) => name.startsWith('_'))).toEqual([]);
  });
}

for (const [marketing, granted] of [
  [true, { ...GRANTED, analytics_storage: 'granted' }],
  [false, { analytics_storage: 'granted' }],
] as const) {
  test(`analytics with marketing ${marketing}: Consent Mode's calls in their order, then the events`, async ({
    page,
    context,
  }) => {
    const asked = await stubTag(context);
    await withChoice(context, site.url, { choice: 'customized', analytics: true, marketing });
    await page.goto(`${site.url}/services`);
    await page.waitForFunction(() => 'tagRuns' in window);
    await page.locator('[data-label=services_hero][data-event=phone_click]').click();
    expect(asked.filter((url) => url.includes('gtag'))).toEqual([TAG]);
    const [preset, update, js, config, ...events] = await commands(page);
    expect([preset, update]).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', granted],
    ]);
    expect(js?.[0]).toBe('js');
    expect(config).toEqual([
      'config',
      GA4_ID,
      // Thirteen months from the first visit, whatever the number of visits.
      { send_page_view: false, cookie_expires: 33_696_000, cookie_update: false },
    ]);
    expect(events).toEqual([
      ['event', 'page_view', { event_category: 'engagement', event_label: await page.title() }],
      [
        'event',
        'phone_click',
        { event_category: 'engagement', event_label: 'services_hero', value: 150, currency: 'EUR' },
      ],
    ]);
  });
}

test('a quote request is the recommended lead, in euros', async ({ page, context }) => {
  await stubTag(context);
  await withChoice(context, site.url, { choice: 'accepted' });
  await page.route('**/api/demande', (route) =>
    route.fulfill({ status: 201, json: { success: true, status: 'created', demandeId: 'ABCDEFGH' } }),
  );
  await page.goto(site.url);
  const card = page.locator('#main-form');
  await card.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await card.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await card.getByText('Pare-brise', { exact: true }).click();
  await card.getByLabel('Téléphone').fill('06 39 98 00 00');
  await card.getByRole('button', { name: 'Finaliser ma demande' }).click();
  const lead = [
    'event',
    'generate_lead',
    { event_category: 'conversion', event_label: 'Pare-brise', value: 200, currency: 'EUR' },
  ];
  await expect
    .poll(async () => (await commands(page)).filter(([, name]) => name === 'generate_lead'))
    .toEqual([lead]);
});

test('a yes given in another tab measures this one too, once it is looked at again', async ({
  page,
  context,
}) => {
  await stubTag(context);
  await page.goto(`${site.url}/services`);
  await choiceIsRead(page, 'unknown');
  await withChoice(context, site.url, { choice: 'accepted' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.waitForFunction(() => 'tagRuns' in window);
  await page.locator('[data-label=services_hero][data-event=phone_click]').click();
  expect((await commands(page)).at(-1)?.[1]).toBe('phone_click');
});

test('a withdrawal stops the tag at once, denies everything, and takes its cookies away', async ({
  page,
  context,
}) => {
  const asked = await stubTag(context);
  await withChoice(context, site.url, { choice: 'accepted' });
  const settings = `${site.url}/parametrage-cookies`;
  await page.goto(settings);
  await page.waitForFunction(() => 'tagRuns' in window);
  // Stays on the page, to see what the choice does before the settings lead home.
  await withChoice(context, site.url, { choice: 'rejected' });
  await page.evaluate(() => dispatchEvent(new Event('consent')));
  expect(
    await page.evaluate((id) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`], GA4_ID),
  ).toBe(true);
  expect((await commands(page)).at(-1)).toEqual(['consent', 'update', DENIED]);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('_ga'))).toEqual([]);
  const told = (await commands(page)).length;
  await page.locator('[data-event=phone_click]').first().click();
  expect(await commands(page)).toHaveLength(told);
  asked.length = 0;
  await page.goto(`${site.url}/services`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
});

test('marketing taken back alone is denied at once and loses its cookies; the audience is still measured', async ({
  page,
  context,
}) => {
  await stubTag(context);
  await withChoice(context, site.url, { choice: 'accepted' });
  await page.goto(`${site.url}/parametrage-cookies`);
  await page.waitForFunction(() => 'tagRuns' in window);
  await withCookies(context, site.url, { _gcl_au: '1' });
  await withChoice(context, site.url, { choice: 'customized', analytics: true, marketing: false });
  await page.evaluate(() => dispatchEvent(new Event('consent')));
  expect((await commands(page)).at(-1)).toEqual([
    'consent',
    'update',
    { ...DENIED, analytics_storage: 'granted' },
  ]);
  const providers = (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));
  expect(providers.sort()).toEqual(['_ga', '_ga_TEST']);
  await page.locator('[data-event=phone_click]').first().click();
  expect((await commands(page)).at(-1)?.[1]).toBe('phone_click');
});

test('the settings end the measuring, cookies included', async ({ page, context }) => {
  await stubTag(context);
  await withChoice(context, site.url, { choice: 'accepted' });
  await withCookies(context, site.url, { _ga_OLD: '1' });
  await page.goto(`${site.url}/parametrage-cookies`);
  await page.waitForFunction(() => 'tagRuns' in window);
  await page.locator('#consent-form').getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual([
    'analytics_consent',
    'cookie_consent',
    'marketing_consent',
  ]);
});

test('the policy names the tag’s hosts here, and not where no measurement is configured', async ({
  request,
}) => {
  expect(site.policy).toContain('https://www.googletagmanager.com');
  const { headers } = await request.get('/').then((answer) => ({ headers: answer.headers() }));
  expect(headers['content-security-policy']).not.toContain('google');
});

test('without a configured id no page holds a word of the provider', async ({ request }) => {
  for (const path of ['/', '/services', '/remplacement-pare-brise-93', '/parametrage-cookies']) {
    expect(await (await request.get(path)).text()).not.toMatch(
      /gtag|googletagmanager|start-ga4|data-provider/,
    );
  }
});
