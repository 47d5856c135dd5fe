import type { Page } from '@playwright/test';
import { watchMeasured, withChoice } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

/**
 * Gives the page no frame but those asked for, as to a page that was opened behind another one. Each tells what the
 * page knew of the choice when it was about to be painted.
 */
async function holdFrames(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    // What is told is taken within the frame, before anything that the frame puts off.
    const frame = () => {
      for (const callback of waiting.splice(0)) callback(performance.now());
      return document.documentElement.dataset['consent'];
    };
    Object.assign(window, { frame });
  });
  return () => page.evaluate(() => (window as unknown as { frame: () => string | undefined }).frame());
}

const banner = (page: Page) => page.getByRole('region', { name: /cookies/i });

test('the question of cookies does not hold back the first paint: it comes after that frame', async ({
  page,
}) => {
  const frame = await holdFrames(page);
  await page.goto('/avis');
  await expect(banner(page)).toBeHidden();
  expect(await frame()).toBeUndefined();
  await expect(banner(page)).toBeVisible();
});

test('a page counts as seen only once it is painted', async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? '', { choice: 'accepted' });
  const measured = await watchMeasured(page);
  const frame = await holdFrames(page);
  await page.goto('/avis', { waitUntil: 'networkidle' });
  expect(measured).toEqual([]);
  await frame();
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view']);
});
