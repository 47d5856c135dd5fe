import type { Page } from '@playwright/test';
import {
  choiceIsRead,
  heldCookies,
  watchMeasured,
  watchOtherHosts,
  withChoice,
  withCookies,
} from './support/measurement.ts';
import { PAGE_SCRIPT, watchScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

const PAGES = [
  '/',
  '/services',
  '/remplacement-pare-brise-92',
  '/reparation-pare-brise',
  '/avis',
  '/nulle-part',
];
const ACCEPTED = { cookie_consent: 'accepted', analytics_consent: 'true', marketing_consent: 'true' };
const REJECTED = { cookie_consent: 'rejected', analytics_consent: 'false', marketing_consent: 'false' };
const DAYS_180 = 180 * 86_400;

const banner = (page: Page) => page.getByRole('region', { name: /cookies/i });
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name });

for (const path of PAGES) {
  test(`${path} asks, and until an answer measures nothing, calls nobody and keeps no cookie`, async ({
    page,
    context,
    baseURL,
  }) => {
    const measured = await watchMeasured(page);
    const others = await watchOtherHosts(context, baseURL ?? '');
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: /^01/ }).click();
    await page.mouse.wheel(0, 2000);
    expect([measured, others, await context.cookies()]).toEqual([[], [], []]);
  });
}

test('«Tout accepter» keeps a yes for 180 days, reloads, and measures from then on', async ({
  page,
  context,
}) => {
  const measured = await watchMeasured(page);
  await page.goto('/services');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await answer(page, 'Tout accepter').click();
  await page.waitForFunction(() => !('before' in window));
  await choiceIsRead(page, 'known');
  await expect(banner(page)).toBeHidden();
  expect(await heldCookies(context)).toEqual(ACCEPTED);
  for (const { expires, sameSite, path } of await context.cookies()) {
    expect([sameSite, path]).toEqual(['Lax', '/']);
    expect(Math.abs(expires - Date.now() / 1000 - DAYS_180)).toBeLessThan(60);
  }
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view']);
});

test('«Tout refuser» keeps a no, hides the banner, does not reload, and nothing is measured', async ({
  page,
  context,
  baseURL,
}) => {
  const measured = await watchMeasured(page);
  const others = await watchOtherHosts(context, baseURL ?? '');
  await page.goto('/services');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await answer(page, 'Tout refuser').click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: /^01/ }).click();
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
  await page.goto('/avis');
  await choiceIsRead(page, 'known');
  await expect(banner(page)).toBeHidden();
  expect(await heldCookies(context)).toEqual(REJECTED);
  expect([measured, others]).toEqual([[], []]);
});

for (const name of ['Tout refuser', 'Tout accepter']) {
  test(`«${name}» closes the banner of the page where the browser blocks cookies, and nothing is measured`, async ({
    page,
  }) => {
    const measured = await watchMeasured(page);
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }),
    );
    await page.goto('/services');
    await page.evaluate(() => Object.assign(window, { before: true }));
    await answer(page, name).click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: /^01/ }).click();
    expect(await page.evaluate(() => 'before' in window)).toBe(true);
    expect(measured).toEqual([]);
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });
}

test('«Personnaliser» leads to the settings, where no banner asks again', async ({ page }) => {
  await page.goto('/remplacement-pare-brise-92');
  await banner(page).getByRole('link', { name: 'Personnaliser' }).click();
  await expect(page).toHaveURL('/parametrage-cookies');
  await expect(page.locator('.consent')).toHaveCount(0);
});

test('the three answers look alike, down to the pixel', async ({ page }) => {
  await page.goto('/services');
  const looks = await page.locator('.consent-choices .button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      return [Math.round(width), height, color, backgroundColor, borderColor, fontSize, fontWeight].join();
    }),
  );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
});

test.describe('cookies that are no choice', () => {
  const cases: Record<string, Record<string, string>> = {
    'the choice was deleted': { analytics_consent: 'true', marketing_consent: 'true' },
    'an answer was deleted': { cookie_consent: 'accepted', marketing_consent: 'true' },
    'an unknown choice': { ...ACCEPTED, cookie_consent: 'oui' },
    'an unknown answer': { ...ACCEPTED, cookie_consent: 'customized', analytics_consent: '1' },
    'an answer against the choice': { ...REJECTED, analytics_consent: 'true' },
    'a yes without marketing': { ...ACCEPTED, marketing_consent: 'false' },
  };
  for (const [name, cookies] of Object.entries(cases)) {
    test(`${name}: asks again, measures nothing`, async ({ page, context, baseURL }) => {
      await withCookies(context, baseURL ?? '', cookies);
      const measured = await watchMeasured(page);
      await page.goto('/services');
      await expect(banner(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: /^01/ }).click();
      expect(measured).toEqual([]);
    });
  }
});

test('an answer needs no code but the script that showed the banner', async ({ page, context }) => {
  await page.goto('/services');
  await expect(banner(page)).toBeVisible();
  await page.route('**/_astro/*.js', (route) => route.abort());
  await answer(page, 'Tout refuser').click();
  await expect(banner(page)).toBeHidden();
  expect(await heldCookies(context)).toEqual(REJECTED);
});

test('fetches no code before a touch, nor ever for a returning visitor', async ({
  page,
  context,
  baseURL,
}) => {
  const scripts = watchScripts(page, PAGE_SCRIPT);
  await page.goto('/avis', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await withChoice(context, baseURL ?? '', { choice: 'rejected' });
  await page.goto('/avis', { waitUntil: 'networkidle' });
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('hides on the other pages of the visit once answered on one', async ({ page, context }) => {
  await page.goto('/services');
  const other = await context.newPage();
  await other.goto('/avis');
  await answer(other, 'Tout refuser').click();
  await expect(banner(other)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(banner(page)).toBeHidden();
});

test('every page leads to the settings from its footer', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Gérer mes cookies' }),
    ).toHaveAttribute('href', '/parametrage-cookies');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing asks, and the settings say why', async ({ page }) => {
    await page.goto('/services');
    await expect(page.locator('.consent')).toBeHidden();
    await page.goto('/parametrage-cookies');
    await expect(page.locator('#consent-form')).toBeHidden();
    await expect(page.getByText(/n’exécute pas de script/)).toBeVisible();
  });
});
