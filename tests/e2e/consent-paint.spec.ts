import type { Page } from '@playwright/test';
import { banner } from './support/banner.ts';
import { watchScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

/** Tells the page of its first paint only when asked to, as of a page that was opened behind another one. */
async function holdPaint(page: Page): Promise<() => Promise<void>> {
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
    const paint = () => {
      for (const told of waiting.splice(0)) told();
    };
    Object.assign(window, { PerformanceObserver: observerOf, paint });
  });
  return () => page.evaluate(() => (window as unknown as { paint: () => void }).paint());
}

test('the script of the banner is fetched after the first paint', async ({ page }) => {
  const scripts = watchScripts(page);
  const paint = await holdPaint(page);
  await page.goto('/avis', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await expect(banner(page)).toBeHidden();
  await paint();
  await expect(banner(page)).toBeVisible();
});

test('a page counts as seen only once it is painted', async ({ page, measured, choose }) => {
  await choose({ choice: 'accepted' });
  const paint = await holdPaint(page);
  await page.goto('/avis', { waitUntil: 'networkidle' });
  expect(measured).toEqual([]);
  await paint();
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view']);
});
