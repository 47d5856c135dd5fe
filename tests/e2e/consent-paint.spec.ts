import type { Page } from '@playwright/test';
import { watchMeasured, withChoice } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

/** Gives the page no frame but those asked for, as to a page that was opened behind another one. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    const frame = () => waiting.splice(0).map((callback) => callback(performance.now()));
    Object.assign(window, { frame });
  });
  return () => page.evaluate(() => (window as unknown as { frame: () => void }).frame());
}

const banner = (page: Page) => page.getByRole('region', { name: /cookies/i });

test('the question of cookies does not hold back the first paint: it comes in the frame after', async ({
  page,
}) => {
  const frame = await holdFrames(page);
  await page.goto('/avis');
  await frame();
  await expect(banner(page)).toBeHidden();
  await frame();
  await expect(banner(page)).toBeVisible();
});

test('a page counts as seen only once it is painted', async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? '', { choice: 'accepted' });
  const measured = await watchMeasured(page);
  const frame = await holdFrames(page);
  await page.goto('/avis');
  await frame();
  expect(measured).toEqual([]);
  await frame();
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view']);
});

test('the settings show the choice at once, without waiting for a frame', async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? '', { choice: 'accepted' });
  await holdFrames(page);
  await page.goto('/parametrage-cookies');
  await expect(page.getByRole('checkbox', { name: /audience/i })).toBeChecked();
});
