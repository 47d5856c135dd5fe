import { pressAndHold, tapPlaceOf } from './support/first-moment.ts';
import { overflowOf } from './support/scroll.ts';
import {
  cardOf,
  demandesOf,
  expect,
  fillCard,
  flowOf,
  leavePhone,
  reachStep2,
  reachStep3,
  sendByFlow,
  skipDetails,
  test,
} from './support/test.ts';

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the second half of a double tap on «Terminer» does not send the recap that takes its place, motion: ${reducedMotion}`, async ({
    page,
    phone,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await reachStep3(page);
    await leavePhone(page, phone);
    const letSettle = await pressAndHold(page, flowOf(page).getByRole('button', { name: 'Terminer' }));
    const send = flowOf(page).getByRole('button', { name: 'Envoyer la demande' });
    await tapPlaceOf(page, send);
    await letSettle();
    await send.click({ trial: true });
    await expect(flowOf(page).getByText('Étape 4 / 4')).toBeVisible();
    expect(await demandesOf(phone)).toMatchObject([{ status: 'created' }]);
  });
}

test('«Modifier» after «Terminer» offers the same choice again', async ({ page, phone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  await skipDetails(page);
  await flowOf(page).getByRole('button', { name: 'Modifier' }).click();
  await expect(flowOf(page).getByRole('button', { name: 'Compléter mes informations' })).toBeVisible();
  await skipDetails(page);
  await expect(flowOf(page).getByText('Étape 4 / 4')).toBeVisible();
});

test('a request that was sent does not stand in the way of the next one', async ({ page, phone }) => {
  await sendByFlow(page, phone);
  await expect(flowOf(page).getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  await page.goto('/services');
  await page.goto('/#devis');
  await page.getByRole('link', { name: 'Devis Express' }).click();
  await expect(flowOf(page).getByText('Étape 1 / 4')).toBeVisible();
  await expect(flowOf(page).getByLabel('Plaque d’immatriculation')).toHaveValue('');
});

test('the step opened after the scripts ran takes the focus too', async ({ page }) => {
  await page.goto('/');
  await cardOf(page).getByLabel('Plaque d’immatriculation').fill('ab0');
  await expect(cardOf(page).getByLabel('Plaque d’immatriculation')).toHaveValue('AB-0');
  await page.getByRole('link', { name: 'Devis Express' }).click();
  await expect(flowOf(page).getByRole('heading', { name: 'Votre plaque d’immatriculation' })).toBeFocused();
});

test('while an error is shown the firm’s number can still be tapped', async ({ page, phone }) => {
  await reachStep3(page);
  await page.route('**/api/demande', (route) => route.abort());
  await leavePhone(page, phone);
  await expect(page.getByRole('alert').getByText('Erreur', { exact: true })).toBeVisible();
  await flowOf(page)
    .getByRole('link', { name: /^Appeler/ })
    .click({ trial: true });
  await flowOf(page).getByRole('link', { name: 'Quitter la demande' }).click({ trial: true });
});

test('an error does not follow the visitor to another step', async ({ page, phone }) => {
  await reachStep3(page);
  await page.route('**/api/demande', (route) => route.abort());
  await leavePhone(page, phone);
  await expect(page.getByRole('alert').getByText('Erreur', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alert').getByText('Erreur', { exact: true })).toHaveCount(0);
});

test('the longest name, address and number fit a 320 px screen', async ({ page, nextPhone }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const phone = `${nextPhone()} ${'0'.repeat(17)}`;
  await page.goto('/');
  await fillCard(page, { phone });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  const flow = flowOf(page);
  await flow.getByLabel('Nom complet').fill('Z'.repeat(120));
  await flow.getByLabel('Adresse').fill('A'.repeat(300));
  await flow.getByRole('button', { name: 'Finaliser' }).click();
  await expect(flow.getByText('Étape 4 / 4')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

test('what is typed on step 3 is there after a reload', async ({ page, phone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  await flow.getByLabel('Nom complet').fill('Zoé Essai');
  await page.reload();
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  await expect(flow.getByLabel('Nom complet')).toHaveValue('Zoé Essai');
});

test('a plate typed on step 1 is there after a reload, before it is checked', async ({ page }) => {
  await page.goto('/#etape-1');
  const plate = flowOf(page).getByLabel('Plaque d’immatriculation');
  await plate.fill('AB000CD');
  await expect(plate).toHaveValue('AB-000-CD');
  await page.reload();
  await expect(plate).toHaveValue('AB-000-CD');
  await expect(flowOf(page).getByRole('button', { name: 'Vérifier la disponibilité' })).toBeEnabled();
});

test('the second half of a double tap on «Envoyer la demande» does not press «Nouvelle demande»', async ({
  page,
  phone,
}) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  await skipDetails(page);
  const flow = flowOf(page);
  const letSettle = await pressAndHold(page, flow.getByRole('button', { name: 'Envoyer la demande' }));
  const restart = flow.getByRole('button', { name: 'Nouvelle demande' });
  await tapPlaceOf(page, restart);
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  await letSettle();
  await restart.click();
  await expect(flow).toBeHidden();
});

test('a field can be tapped, and nothing scrolls sideways, from the first moment of its step', async ({
  page,
}) => {
  await reachStep2(page);
  await pressAndHold(page, flowOf(page).getByRole('button', { name: /Pare-brise/ }));
  const field = flowOf(page).getByLabel('Téléphone');
  await tapPlaceOf(page, field);
  await expect(field).toBeFocused();
  expect(await overflowOf(page)).toBe(0);
});
