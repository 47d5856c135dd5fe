import { demandesOf, expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, an invalid form is returned with an error and its values, and can be sent again', async ({
  page,
  flow,
  phone,
}) => {
  await page.goto('/');
  await page.locator('.mobile-bar a', { hasText: 'Devis Express' }).click();
  await expect(flow.root).toBeVisible();
  await flow.root.locator('input[name=plaque]').fill('   ');
  await flow.root.locator('input[value="Pare-brise"]').check();
  await flow.root.locator('input[name=phone]').fill(phone);
  await flow.root.locator('button', { hasText: 'Finaliser ma demande' }).click();
  await expect(page).toHaveTitle(/^Erreur/);
  await expect(page.locator('input[name=phone]')).toHaveValue(phone);
  await expect(page.locator('input[value="Pare-brise"]')).toBeChecked();
  await page.locator('input[name=plaque]').fill('AB-000-CD');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/demande-enregistree$/);
  expect(await demandesOf(phone)).toHaveLength(1);
});

test.describe('visitors without a stored cookie choice', () => {
  test.use({ consentGiven: false });
  test('without JavaScript, no consent banner is shown, and the settings page explains why', async ({
    page,
  }) => {
    await page.goto('/services');
    await expect(page.locator('.first-question')).toBeHidden();
    await page.goto('/parametrage-cookies');
    await expect(page.locator('#consent-form')).toBeHidden();
    await expect(page.getByText(/n’exécute pas de script/)).toBeVisible();
  });
});

test('without JavaScript, typing the first character of the plate turns on the headlamps of the drawn car', async ({
  page,
}) => {
  await page.goto('/');
  const lens = page.locator('.home-hero .car-front-lens').first();
  const dark = await lens.evaluate((element) => getComputedStyle(element).fill);
  await page.locator('#main-form input[name=plaque]').fill('A');
  await expect(lens).not.toHaveCSS('fill', dark);
  await page.locator('#main-form input[name=plaque]').fill('');
  await expect(lens).toHaveCSS('fill', dark);
});
