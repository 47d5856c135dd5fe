import { choiceIsRead } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

test('Escape closes the menu and gives its button the focus back', async ({ page }) => {
  await page.goto('/services');
  await choiceIsRead(page, 'known');
  const button = page.locator('.header-menu summary');
  await button.click();
  const link = page.locator('.header-menu').getByRole('link', { name: 'Avis clients' });
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
});

test('Escape leaves the focus alone where no menu is open', async ({ page }) => {
  await page.goto('/services');
  const question = page.locator('main summary').first();
  await question.focus();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
});
