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

test('every page asks, and does nothing before an answer', async ({ page, context, measured, others }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await call(page);
    await page.mouse.wheel(0, 2000);
    expect([measured, others, await context.cookies()], path).toEqual([[], [], []]);
  }
});

test('«Tout accepter» is kept and needs no reload', async ({ page, context, measured }) => {
  await page.goto('/services');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await answer(page, 'Tout accepter');
  await choiceIsRead(page, 'known');
  await expect(banner(page)).toBeHidden();
  expect(await heldCookies(context)).toEqual(ACCEPTED);
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view']);
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
});

test('«Tout refuser» is kept and measures nothing', async ({ page, context, measured, others }) => {
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

test('both answers close the banner where the browser blocks cookies', async ({ page, measured }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }),
  );
  for (const name of ['Tout refuser', 'Tout accepter']) {
    await page.goto('/services');
    await answer(page, name);
    await expect(banner(page)).toBeHidden();
    await call(page);
    expect(measured).toEqual([]);
  }
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('hides on the other pages of the visit once answered on one', async ({ page, context }) => {
  await page.goto('/services');
  const other = await context.newPage();
  await other.goto('/avis');
  await answer(other, 'Tout refuser');
  await expect(banner(other)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(banner(page)).toBeHidden();
});

test('the keyboard reaches each answer, then starts at the top of the page', async ({ page, context }) => {
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
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
});

test('the three answers look alike, Escape is none, and the third asks more', async ({ page, context }) => {
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

test('the script, and the view it counts, wait for the first paint', async ({ page, measured, choose }) => {
  await choose({ choice: 'accepted' });
  const scripts = watchScripts(page);
  // The page hears of its first paint only when asked to, as one that was opened behind another.
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
