import { cardOf, demandesOf, expect, flowOf, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('the card is one plain form that reaches the firm', async ({ page, phone }) => {
  await page.goto('/');
  const card = cardOf(page);
  await card.locator('input[name=plaque]').fill('AB-000-CD');
  await card.locator('input[value="Lunette arrière"]').check();
  await card.locator('input[name=phone]').fill(phone);
  await card.locator('button', { hasText: 'Finaliser ma demande' }).click();
  await expect(page).toHaveURL(/\/demande-enregistree$/);
  expect(await demandesOf(phone)).toMatchObject([
    { plaque: 'AB-000-CD', vitrage: 'Lunette arrière', status: 'created' },
  ]);
});

test('the flow opens by its anchor, and is the same plain form', async ({ page, phone }) => {
  await page.goto('/');
  await page.locator('.mobile-bar a', { hasText: 'Devis Express' }).click();
  const flow = flowOf(page);
  await expect(flow).toBeVisible();
  await flow.locator('input[name=plaque]').fill('AB-000-CD');
  await flow.locator('input[value="Pare-brise"]').check();
  await flow.locator('input[name=phone]').fill(phone);
  await flow.locator('button', { hasText: 'Finaliser ma demande' }).click();
  await expect(page).toHaveURL(/\/demande-enregistree$/);
  expect(await demandesOf(phone)).toHaveLength(1);
});

test('a mistake comes back with what was typed and can be mended', async ({ page, phone }) => {
  await page.goto('/');
  const card = cardOf(page);
  await card.locator('input[name=plaque]').fill('   ');
  await card.locator('input[value="Pare-brise"]').check();
  await card.locator('input[name=phone]').fill(phone);
  await card.locator('button', { hasText: 'Finaliser ma demande' }).click();
  await expect(page).toHaveTitle(/^Erreur/);
  await expect(page.locator('input[name=phone]')).toHaveValue(phone);
  await expect(page.locator('input[value="Pare-brise"]')).toBeChecked();
  await page.locator('input[name=plaque]').fill('AB-000-CD');
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/demande-enregistree$/);
});

test('every question of the FAQ opens', async ({ page }) => {
  await page.goto('/');
  const question = page.locator('.faq details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
});
