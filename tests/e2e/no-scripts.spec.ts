import { demandesOf, expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the flow is a plain form, which comes back to be corrected', async ({ page, flow, phone }) => {
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
