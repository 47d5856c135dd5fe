import type { Page } from '@playwright/test';
import { pressAndHold, tapPlaceOf } from './support/first-moment.ts';
import { ISLAND_SCRIPTS, SCRIPTS } from './support/scripts.ts';
import { cardOf, demandesOf, expect, flowOf, test } from './support/test.ts';

/** Keeps scripts waiting, as a bad line does; gives what lets them come. */
async function holdModules(page: Page, held = ISLAND_SCRIPTS): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a plate typed and checked while the scripts are on their way counts', async ({ page, phone }) => {
  await page.goto('/');
  const letCome = await holdModules(page);
  const card = cardOf(page);
  await card.getByLabel('Plaque d’immatriculation').fill('ab000cd');
  await card.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  letCome();
  await expect(card.getByText('Pièces disponibles !')).toBeVisible();
  await expect(card.getByLabel('Plaque d’immatriculation')).toHaveValue('AB-000-CD');
  await card.getByText('Pare-brise', { exact: true }).click();
  await card.getByLabel('Téléphone').fill(phone);
  await card.getByRole('button', { name: 'Finaliser ma demande' }).click();
  await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ plaque: 'AB-000-CD' }]);
});

test('the button lights with the first character, before any module came', async ({ page }) => {
  await page.goto('/');
  const letCome = await holdModules(page);
  const check = cardOf(page).getByRole('button', { name: 'Vérifier la disponibilité' });
  await expect(check).toBeDisabled();
  await cardOf(page).getByLabel('Plaque d’immatriculation').fill('a');
  await expect(check).toBeEnabled();
  letCome();
});

test('a plate typed before the page’s script came lights the button when it comes', async ({ page }) => {
  const letCome = await holdModules(page, SCRIPTS);
  await page.goto('/');
  const check = cardOf(page).getByRole('button', { name: 'Vérifier la disponibilité' });
  await cardOf(page).getByLabel('Plaque d’immatriculation').fill('ab000cd');
  await expect(check).toBeDisabled();
  letCome();
  await expect(check).toBeEnabled();
});

test('«Devis Express» opens at once, and step 1 filled in early goes on to step 2', async ({ page }) => {
  await page.goto('/');
  const letCome = await holdModules(page);
  await page.getByRole('link', { name: 'Devis Express' }).click();
  const flow = flowOf(page);
  await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
  await flow.getByLabel('Plaque d’immatriculation').fill('ab000cd');
  await flow.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  letCome();
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  await expect(flow.getByText('AB-000-CD')).toBeVisible();
});

test('step 1 takes a tap in the very moment when the scripts take over', async ({ page }) => {
  await page.goto('/');
  const letCome = await holdModules(page);
  const letSettle = await pressAndHold(page, page.getByRole('link', { name: 'Devis Express' }));
  const flow = flowOf(page);
  await flow.getByLabel('Plaque d’immatriculation').fill('ab000cd');
  letCome();
  await expect(page.locator('html')).toHaveAttribute('data-flow', 'open');
  await tapPlaceOf(page, flow.getByRole('button', { name: 'Vérifier la disponibilité' }));
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  await letSettle();
});

test('when no module ever comes the form still goes out, and comes back asking for the rest', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  const card = cardOf(page);
  await card.getByLabel('Plaque d’immatriculation').fill('AB-000-CD');
  // Forced, as the script that lights the button did not come either: it looks unready, and can be pressed.
  await card.getByRole('button', { name: 'Vérifier la disponibilité' }).click({ force: true });
  await expect(page).toHaveTitle(/^Erreur/);
  await expect(page.locator('input[name=plaque]')).toHaveValue('AB-000-CD');
});
