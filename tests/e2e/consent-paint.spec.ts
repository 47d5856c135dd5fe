import { watchScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

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
