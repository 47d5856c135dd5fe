/** Compares screenshots of two pages, of step 2 and of the success screen, which reveal most style changes. */
import type { Page } from '@playwright/test';
import { drawsThePictures } from '../support/chromium.ts';
import { expect, test } from './support/fixture-site.ts';
import { addStyle } from './support/page-looks.ts';
import { FUNCTION } from './support/test.ts';

test.skip(!drawsThePictures(), 'Pictures are compared where they were made: in Debian’s Chromium.');

const promiseDates = (page: Page, auPlusTard: string) =>
  page.route(FUNCTION, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), auPlusTard } });
  });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [name, path] of Object.entries({ accueil: '/', 'local-93': '/pare-brise-93' })) {
  test(`the first screen of ${path} matches its screenshot`, async ({ page, isMobile }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}-${isMobile ? 'phone' : 'desktop'}.png`);
  });
}

test('step 2 and the success screen match their screenshots', async ({ page, flow, phone, isMobile }) => {
  const size = isMobile ? 'phone' : 'desktop';
  await page.clock.setFixedTime('2026-11-23T14:37:00+01:00');
  await flow.reachStep2();
  await expect(page).toHaveScreenshot(`etape-2-${size}.png`);
  await flow.press(/Pare-brise/);
  await promiseDates(page, '2026-11-24T13:00:00Z');
  await flow.leavePhone(phone);
  await flow.finish();
  await flow.sent();
  // Hides the toast, which disappears by itself after some seconds.
  await addStyle(page, '.toast { display: none } .step-help { visibility: visible !important }');
  const mask = [flow.root.locator('.sent-reference')];
  await expect(page).toHaveScreenshot(`envoyee-${size}.png`, { mask });
});
