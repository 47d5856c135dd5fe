import {
  cardOf,
  demandesOf,
  expect,
  fillCard,
  flowOf,
  holdCalls,
  leavePhone,
  reachStep3,
  saveDetails,
  test,
} from './support/test.ts';

test('who goes back while the details are being saved is not pulled on', async ({ page, phone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByRole('heading', { name: 'Demande enregistrée' })).toBeVisible();
  const release = await holdCalls(page);
  await saveDetails(page);
  await expect(flow.getByRole('button', { name: 'Annuler' })).toBeDisabled();
  await page.goBack();
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  release();
  await expect(page.getByText('Informations sauvegardées !')).toBeVisible();
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ name: 'Zoé Essai' }]);
});

test('who opens the flow while the card is being sent goes on there', async ({ page, phone }) => {
  await page.goto('/');
  await fillCard(page, { phone });
  const release = await holdCalls(page);
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Devis gratuit en ligne POPULAIRE' }).click();
  const flow = flowOf(page);
  await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
  release();
  await expect(page.getByText('Demande enregistrée !')).toBeVisible();
  await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
});

test('the number shown is the one that was sent, whatever is typed while it is on its way', async ({
  page,
  phone,
  nextPhone,
}) => {
  await reachStep3(page);
  const release = await holdCalls(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await flow.getByLabel('Téléphone').fill(nextPhone());
  release();
  await expect(flow.locator('.saved')).toContainText(phone);
});
