import { drawsThePictures } from '../support/chromium.ts';
import { expect, flowOf, leavePhone, reachStep2, skipDetails, test } from './support/test.ts';

/** Two kinds of page and two screens of the flow: what a stray rule of style changes shows in one of them. */
const PAGES = { accueil: '/', 'local-93': '/remplacement-pare-brise-93' };

test.skip(!drawsThePictures(), 'Pictures are compared where they were made: in Debian’s Chromium.');

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [name, path] of Object.entries(PAGES)) {
  test(`the first screen of ${path} looks as it did`, async ({ page }, { project }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot(`${name}-${project.name}.png`);
  });
}

test('step 2 looks as it did', async ({ page }, { project }) => {
  await reachStep2(page);
  await expect(page).toHaveScreenshot(`etape-2-${project.name}.png`);
});

test('the success screen looks as it did', async ({ page, phone }, { project }) => {
  await reachStep2(page);
  const flow = flowOf(page);
  await flow.getByRole('button', { name: /Pare-brise/ }).click();
  await leavePhone(page, phone);
  await skipDetails(page);
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  await page.getByRole('button', { name: 'Fermer ce message' }).click();
  await expect(page).toHaveScreenshot(`envoyee-${project.name}.png`, {
    mask: [flow.locator('.sent-reference strong')],
  });
});
