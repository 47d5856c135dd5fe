import {
  cardOf,
  demandesOf,
  expect,
  fillCard,
  fillDetails,
  flowOf,
  leavePhone,
  reachRecapByCard,
  reachStep3,
  skipDetails,
  test,
} from './support/test.ts';

const SAVED = { name: 'Demande enregistrée' };

test('a glazing changed after the request was made reaches the firm before the last send', async ({
  page,
  phone,
}) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByRole('heading', SAVED)).toBeVisible();
  await page.goBack();
  const told = page.waitForResponse('**/api/demande');
  await flow.getByRole('button', { name: /Lunette arrière/ }).click();
  await told;
  await expect(flow.getByRole('heading', SAVED)).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ vitrage: 'Lunette arrière', status: 'created' }]);
});

test('a plate changed after the details were saved reaches the firm with them', async ({ page, phone }) => {
  await reachRecapByCard(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByText('Étape 4 / 4')).toBeVisible();
  await page.goto('/#etape-1');
  await flow.getByLabel('Plaque d’immatriculation').fill('EF000GH');
  const told = page.waitForResponse('**/api/demande');
  await flow.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await told;
  expect(await demandesOf(phone)).toMatchObject([
    { plaque: 'EF-000-GH', name: 'Zoé Essai', status: 'created' },
  ]);
});

test('steps walked through again without a change call nobody', async ({ page, phone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByRole('heading', SAVED)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/demande') && calls.push(request.method()));
  await page.goBack();
  await flow.getByRole('button', { name: 'Continuer' }).click();
  await expect(flow.getByRole('heading', SAVED)).toBeVisible();
  expect(calls).toEqual([]);
});

test('a change that does not reach the firm at once goes with the last send', async ({ page, phone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByRole('heading', SAVED)).toBeVisible();
  await page.goBack();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await page.route('**/api/demande', (route) => route.abort());
  await flow.getByRole('button', { name: /Vitre latérale/ }).click();
  await flow.getByRole('button', { name: 'Terminer' }).click();
  await expect.poll(() => failed).toEqual(['/api/demande', '/api/demande']);
  await expect(page.getByRole('alert')).toBeEmpty();
  await page.unroute('**/api/demande');
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ vitrage: 'Vitre latérale', status: 'completed' }]);
});

test('a number and a glazing picked on the card but not sent leave the request already made as it is', async ({
  page,
  phone,
  nextPhone,
}) => {
  await page.goto('/');
  await fillCard(page, { phone });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  const flow = flowOf(page);
  await expect(flow.locator('.details-phone')).toContainText(phone);
  await page.goBack();
  await fillCard(page, { vitrage: 'Lunette arrière', phone: nextPhone() });
  await page.goForward();
  await expect(flow.locator('.details-phone')).toContainText(phone);
  await flow.getByRole('button', { name: 'Retour' }).click();
  await expect(flow.getByRole('button', { name: /Pare-brise/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a new number that is not saved is not the one shown', async ({ page, phone, nextPhone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  await flow.getByRole('button', { name: 'Changer de numéro' }).click();
  await flow.getByLabel('Téléphone').fill(nextPhone());
  await flow.getByRole('button', { name: 'Annuler' }).click();
  await expect(flow.locator('.saved')).toContainText(phone);
});

test('a new number that could not be saved is not the one shown either', async ({
  page,
  phone,
  nextPhone,
}) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await fillDetails(page);
  await flow.getByRole('button', { name: 'Changer de numéro' }).click();
  await flow.getByLabel('Téléphone').fill(nextPhone());
  await page.route('**/api/demande', (route) => route.abort());
  await flow.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert').getByText('Erreur de sauvegarde')).toBeVisible();
  await flow.getByRole('button', { name: 'Annuler' }).click();
  await expect(flow.locator('.saved')).toContainText(phone);
});

test('a number that is emptied cannot be saved', async ({ page, phone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await fillDetails(page);
  await flow.getByRole('button', { name: 'Changer de numéro' }).click();
  const save = flow.getByRole('button', { name: 'Enregistrer' });
  await expect(save).toBeEnabled();
  await flow.getByLabel('Téléphone').fill(' ');
  await expect(save).toBeDisabled();
});

test('details typed and cancelled do not go with the last send', async ({ page, phone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await fillDetails(page);
  await flow.getByRole('button', { name: 'Annuler' }).click();
  await skipDetails(page);
  await expect(flow.getByText('Non renseigné')).toHaveCount(2);
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ name: '', address: '', status: 'completed' }]);
});

test('details typed and cancelled do not go with a change of glazing', async ({ page, phone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await fillDetails(page);
  await flow.getByRole('button', { name: 'Annuler' }).click();
  await page.goBack();
  const told = page.waitForResponse('**/api/demande');
  await flow.getByRole('button', { name: /Lunette arrière/ }).click();
  await told;
  expect(await demandesOf(phone)).toMatchObject([{ vitrage: 'Lunette arrière', name: '', address: '' }]);
});
