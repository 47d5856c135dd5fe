/** Questions and the menu, which the page's own script completes. */
import { choiceIsRead } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

test('questions open by tap, take the arrow keys, and fetch nothing', async ({ page }) => {
  await page.goto('/remplacement-pare-brise-93', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const questions = page.locator('.faq summary');
  await questions.nth(1).tap();
  await expect(page.locator('.faq details[open] summary')).toHaveText(
    (await questions.nth(1).textContent()) ?? '',
  );
  await questions.nth(2).tap();
  await expect(page.locator('.faq details[open]')).toHaveCount(1);
  for (const [key, focused] of [
    ['ArrowUp', 1],
    ['ArrowDown', 2],
    ['Home', 0],
    ['ArrowUp', 0],
    ['End', (await questions.count()) - 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(questions.nth(focused)).toBeFocused();
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('the menu leads to a page; Escape closes it and focuses its button', async ({ page }) => {
  await page.goto('/services');
  await choiceIsRead(page, 'known');
  const question = page.locator('main summary').first();
  await question.focus();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
  const button = page.locator('.header-menu summary');
  await button.click();
  const link = page.locator('.header-menu').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(target ?? '');
});
