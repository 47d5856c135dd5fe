import AxeBuilder from '@axe-core/playwright';
import { heldCookies } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

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
  await page.goto('/services');
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
  await page.goto('/services');
  await page.getByRole('button', { name: 'Tout refuser' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.consent')).toBeVisible();
  expect(await heldCookies(context)).toEqual({});
});

test('after an answer the keyboard goes on from the top of the page', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Tout refuser' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.consent')).toBeHidden();
  await page.keyboard.press('Tab');
  const inHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null);
  expect(inHeader).toBe(true);
});

for (const path of ['/services', '/parametrage-cookies']) {
  test(`${path}: no accessibility rule is broken around consent`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page })
      .include(path === '/services' ? '.consent' : '.consent-settings')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target)}`)).toEqual([]);
  });
}
