/** The display face comes after the first paint: its stand-in has to have taken the same room (ART, type). */
import { PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

/** Shifts of one moved word; a title that breaks into another number of lines is twenty times as much. */
const A_WORD = 0.0015;

/** All that may move from the first paint on, the face included. */
const IN_ALL = 0.005;

for (const path of PATHS) {
  test(`${path}: nothing moves when the face comes`, async ({ page }) => {
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    const { promise: painted, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      isAsked();
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const shifted = page.evaluate(async () => {
      const start = performance.now();
      const sums = { before: 0, after: 0 };
      const add = (entries: PerformanceEntryList) => {
        for (const { startTime, value } of entries as (PerformanceEntry & { value: number })[])
          sums[startTime < start ? 'before' : 'after'] += value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      await document.fonts.load('700 1rem Bricolage');
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => setTimeout(resolve));
      add(observer.takeRecords());
      return sums;
    });
    letThrough();
    const { before, after } = await shifted;
    expect(after).toBeLessThan(A_WORD);
    expect(before + after).toBeLessThan(IN_ALL);
    expect(await page.evaluate(() => document.fonts.check('700 1rem Bricolage'))).toBe(true);
  });
}
