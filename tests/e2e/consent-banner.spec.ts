import type { Page } from '@playwright/test';
import { answer, banner } from './support/banner.ts';
import { choiceIsRead, heldCookies } from './support/measurement.ts';
import { watchScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

const PAGES = ['/', '/services', '/remplacement-pare-brise-92', '/avis', '/nulle-part'];
const ACCEPTED = { cookie_consent: 'accepted', analytics_consent: 'true', marketing_consent: 'true' };
const REJECTED = { cookie_consent: 'rejected', analytics_consent: 'false', marketing_consent: 'false' };

const call = (page: Page) => page.getByRole('contentinfo').locator('a[href^="tel:"]').click();

test('every page shows the consent banner and tracks nothing before a choice is made', async ({
  page,
  context,
  measured,
  others,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await call(page);
    await page.mouse.wheel(0, 2000);
    expect([measured, others, await context.cookies()], path).toEqual([[], [], []]);
  }
});

test('pressing «Tout accepter» stores the consent, hides the banner and reloads the page', async ({
  page,
  context,
  measured,
}) => {
  await page.goto('/services');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await answer(page, 'Tout accepter');
  await page.waitForFunction(() => !('before' in window));
  await choiceIsRead(page, 'known');
  await expect(banner(page)).toBeHidden();
  expect(await heldCookies(context)).toEqual(ACCEPTED);
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view']);
});

test('the reload after «Tout accepter» restores the values typed into the home page card', async ({
  page,
  card,
  flow,
  phone,
}) => {
  await card.visit({ plaque: 'AB-000-CD', vitrage: 'Lunette arrière', phone });
  await page.evaluate(() => location.assign('#etape-2'));
  await flow.at(2);
  await page.getByRole('link', { name: 'Quitter la demande' }).click();
  // Removes the focus from the field, because the banner waits while a field has focus.
  await page.locator('h1').click();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await answer(page, 'Tout accepter');
  await page.waitForFunction(() => !('before' in window));
  await expect(card.plate()).toHaveValue('AB-000-CD');
  await card.sees('Pièces disponibles !');
  await expect(card.field('Téléphone')).toHaveValue(phone);
  await expect(card.root.getByRole('radio', { name: 'Lunette arrière' })).toBeChecked();
});

test('the page script and the server both set the consent cookies; if the server is unreachable, the script does', async ({
  page,
  context,
}) => {
  const halfAYear = (Date.now() + 180 * 86_400_000) / 1000;
  const expiries = async () => (await context.cookies()).map(({ expires }) => expires);
  for (const works of [true, false]) {
    await context.clearCookies();
    // Simulates Safari, which shortens cookies set by scripts to a week.
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
      Object.defineProperty(Document.prototype, 'cookie', {
        ...own,
        set(this: Document, cookie: string) {
          own.set?.call(this, cookie.replace('Max-Age=15552000', 'Max-Age=604800'));
        },
      });
    });
    if (!works) await page.route('**/api/choix-cookies', (route) => route.abort());
    await page.goto('/services');
    await answer(page, 'Tout refuser');
    await expect(banner(page)).toBeHidden();
    expect(await heldCookies(context)).toEqual(REJECTED);
    if (works)
      await expect
        .poll(async () => (await expiries()).every((end) => Math.abs(end - halfAYear) < 600))
        .toBe(true);
  }
});

for (const [where, namesake] of Object.entries({
  'a parent domain': { domain: '.firm.localhost', path: '/' },
  'a folder': { domain: 'www.firm.localhost', path: '/blog' },
}))
  test(`the site’s consent cookie takes precedence over a cookie of the same name set for ${where}`, async ({
    page,
    context,
    baseURL,
  }) => {
    // The test needs a parent domain, so it uses a subdomain of localhost, which browsers resolve.
    const site = (baseURL ?? '').replace('localhost', 'www.firm.localhost');
    await context.addCookies([{ name: 'cookie_consent', value: 'oui', ...namesake }]);
    await page.goto(`${site}/blog/`);
    await answer(page, 'Tout refuser');
    await choiceIsRead(page, 'known');
    await context.addCookies([{ name: 'cookie_consent', value: 'oui', ...namesake }]);
    await page.goto(`${site}/blog/`);
    await choiceIsRead(page, 'known');
    await expect(banner(page)).toBeHidden();
  });

test('pressing «Tout refuser» stores the refusal, and nothing is tracked afterwards', async ({
  page,
  context,
  measured,
  others,
}) => {
  await page.goto('/services');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await answer(page, 'Tout refuser');
  await expect(banner(page)).toBeHidden();
  await call(page);
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
  await page.goto('/avis');
  await choiceIsRead(page, 'known');
  await expect(banner(page)).toBeHidden();
  expect(await heldCookies(context)).toEqual(REJECTED);
  expect([measured, others]).toEqual([[], []]);
});

test('«Tout refuser» and «Tout accepter» both close the consent banner even if cookies are blocked', async ({
  page,
  measured,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }),
  );
  for (const name of ['Tout refuser', 'Tout accepter']) {
    await page.goto('/services');
    await answer(page, name);
    await expect(banner(page)).toBeHidden();
    // Simulates switching to another tab and back.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(banner(page)).toBeHidden();
    await call(page);
    expect(measured).toEqual([]);
  }
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('once the consent banner is answered in one tab, a page in another tab hides it when it is shown again', async ({
  page,
  context,
}) => {
  await page.goto('/services');
  const other = await context.newPage();
  await other.goto('/avis');
  await answer(other, 'Tout refuser');
  await expect(banner(other)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(banner(page)).toBeHidden();
});

test('each button of the consent banner is reachable by keyboard, and pressing one moves the focus to the header', async ({
  page,
  context,
}) => {
  await page.goto('/services');
  await choiceIsRead(page, 'unknown');
  const reached: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(reached).toEqual(['Aller au contenu', 'Détails', 'Tout accepter', 'Tout refuser', 'Personnaliser']);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.first-question')).toBeHidden();
  expect(await heldCookies(context)).toMatchObject({ cookie_consent: 'rejected' });
  await expect(page.locator('.header .logo')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
});

test('the three buttons of the consent banner look alike, and Escape neither closes it nor stores a choice', async ({
  page,
  context,
}) => {
  await page.goto('/services');
  await choiceIsRead(page, 'unknown');
  const looks = await page.locator('.consent-choices .button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      return [Math.round(width), height, color, backgroundColor, borderColor, fontSize, fontWeight].join();
    }),
  );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  await page.getByRole('button', { name: 'Tout refuser' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.first-question')).toBeVisible();
  expect(await heldCookies(context)).toEqual({});
  await banner(page).getByRole('link', { name: 'Personnaliser' }).click();
  await expect(page).toHaveURL('/parametrage-cookies');
  await expect(page.locator('.first-question')).toHaveCount(0);
});

test('the page script is loaded, and the page view is tracked, only after the first paint', async ({
  page,
  measured,
  choose,
}) => {
  await choose({ choice: 'accepted' });
  const scripts = watchScripts(page);
  // Withholds the first paint from the page, as in a background tab.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const Observer = window.PerformanceObserver;
    function observerOf(callback: PerformanceObserverCallback) {
      const observer = new Observer(callback);
      const observe = observer.observe.bind(observer);
      observer.observe = (options) => {
        if (options?.type === 'paint') waiting.push(callback as () => void);
        else observe(options);
      };
      return observer;
    }
    const paint = () => waiting.splice(0).forEach((told) => told());
    Object.assign(window, { PerformanceObserver: observerOf, paint });
  });
  await page.goto('/avis', { waitUntil: 'networkidle' });
  expect([scripts, measured]).toEqual([[], []]);
  await page.evaluate(() => (window as unknown as { paint: () => void }).paint());
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view']);
});
