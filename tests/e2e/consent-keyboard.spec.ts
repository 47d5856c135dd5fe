import type { Page } from '@playwright/test';
import { choiceIsRead, heldCookies } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

/** A page whose banner is there: it comes with the page's script. */
async function openWithBanner(page: Page): Promise<void> {
  await page.goto('/services');
  await choiceIsRead(page, 'unknown');
}

test('the banner is a named region, the first thing after the link to the content', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Aller au contenu"
    - region /ookies/:
      - paragraph
      - button "Tout accepter"
      - button "Tout refuser"
      - link "Personnaliser"
    - banner
  `);
});

test('each answer can be reached and pressed by keyboard, the first time too', async ({ page, context }) => {
  await openWithBanner(page);
  const reached: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
  }
  expect(reached).toEqual([
    'Aller au contenu',
    'En savoir plus',
    'Tout accepter',
    'Tout refuser',
    'Personnaliser',
  ]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.consent')).toBeHidden();
  expect(await heldCookies(context)).toMatchObject({ cookie_consent: 'rejected' });
});

test('Escape answers nothing', async ({ page, context }) => {
  await openWithBanner(page);
  await page.getByRole('button', { name: 'Tout refuser' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.consent')).toBeVisible();
  expect(await heldCookies(context)).toEqual({});
});

test('after an answer the keyboard goes on from the top of the page', async ({ page }) => {
  await openWithBanner(page);
  await page.getByRole('button', { name: 'Tout refuser' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.consent')).toBeHidden();
  await page.keyboard.press('Tab');
  const inHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null);
  expect(inHeader).toBe(true);
});
