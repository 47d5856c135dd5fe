/** The display face comes after the first paint: its stand-in has to have taken the same room (ART, type). */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from './support/test.ts';

const paths = globSync('**/*.html', { cwd: resolve(process.env['SITE_DIST'] ?? 'dist') })
  .map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}`)
  .sort();

/** Shifts of one moved word; a title that breaks into another number of lines is twenty times as much. */
const A_WORD = 0.0015;

for (const path of paths) {
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
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
      });
      observer.observe({ type: 'layout-shift' });
      await document.fonts.load('700 1rem Bricolage');
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => setTimeout(resolve));
      for (const entry of observer.takeRecords() as (PerformanceEntry & { value: number })[])
        sum += entry.value;
      return sum;
    });
    letThrough();
    expect(await shifted).toBeLessThan(A_WORD);
    expect(await page.evaluate(() => document.fonts.check('700 1rem Bricolage'))).toBe(true);
  });
}
