import {
  demandesOf,
  expect,
  flowOf,
  leavePhone,
  reachStep2,
  reachStep3,
  sendByFlow,
  skipDetails,
  stopClock,
  test,
} from './support/test.ts';

test('four steps lead from «Devis Express» to the firm, names and addresses left out', async ({
  page,
  phone,
}) => {
  await reachStep3(page);
  const flow = flowOf(page);
  await leavePhone(page, phone);
  await expect(page.getByText('Coordonnées validées !')).toBeVisible();
  await expect(flow.getByRole('heading', { name: 'Demande enregistrée' })).toBeVisible();
  await expect(flow.getByText('sous 24h')).toBeVisible();
  await skipDetails(page);
  await expect(flow.getByText('Étape 4 / 4')).toBeVisible();
  await expect(flow.getByText('Non renseigné')).toHaveCount(2);
  for (const line of ['Intervention sous 24h', 'Garantie pièces et main-d’œuvre', 'Franchise offerte']) {
    await expect(flow.getByText(line, { exact: true })).toBeVisible();
  }
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('status').getByText('Demande envoyée !')).toBeVisible();
  await expect(flow.getByText('Service client disponible 24h/7j')).toBeVisible();
  await expect(flow.locator('.sent').getByText('non surtaxé')).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ status: 'completed', vitrage: 'Pare-brise' }]);
});

test('the optional details are saved on the request', async ({ page, phone }) => {
  await reachStep3(page);
  const flow = flowOf(page);
  await leavePhone(page, phone);
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  const save = flow.getByRole('button', { name: 'Enregistrer' });
  await expect(save).toBeDisabled();
  await flow.getByLabel('Nom complet').fill('Zoé Essai');
  await flow.getByLabel('Adresse').fill('  ');
  await expect(save).toBeDisabled();
  await flow.getByLabel('Adresse').fill('Gonesse');
  await save.click();
  await expect(page.getByText('Informations sauvegardées !')).toBeVisible();
  await expect(flow.getByText('Étape 4 / 4')).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ name: 'Zoé Essai', address: 'Gonesse' }]);
});

test('«Annuler» returns to the saved request', async ({ page, phone }) => {
  await reachStep3(page);
  const flow = flowOf(page);
  await leavePhone(page, phone);
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  await flow.getByRole('button', { name: 'Annuler' }).click();
  await expect(flow.getByRole('heading', { name: 'Demande enregistrée' })).toBeVisible();
});

test('a wrong number can be put right on the details form', async ({ page, phone, nextPhone }) => {
  const right = nextPhone();
  await reachStep3(page);
  const flow = flowOf(page);
  await leavePhone(page, phone);
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  await flow.getByRole('button', { name: 'Changer de numéro' }).click();
  await flow.getByLabel('Téléphone').fill(right);
  await flow.getByLabel('Nom complet').fill('Zoé Essai');
  await flow.getByLabel('Adresse').fill('Gonesse');
  await flow.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(flow.locator('.recap').getByText(right)).toBeVisible();
  expect(await demandesOf(right)).toHaveLength(1);
  expect(await demandesOf(phone)).toHaveLength(0);
});

test('step 3 waits for a number that is not blank', async ({ page, phone }) => {
  await reachStep3(page);
  const flow = flowOf(page);
  const save = flow.getByRole('button', { name: 'Valider mon numéro' });
  await expect(save).toBeDisabled();
  await flow.getByLabel('Téléphone').fill('   ');
  await expect(save).toBeDisabled();
  await flow.getByLabel('Téléphone').fill(phone);
  await expect(save).toBeEnabled();
});

test('step 1 goes nowhere with a blank plate', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Devis Express' }).click();
  const flow = flowOf(page);
  await flow.getByLabel('Plaque d’immatriculation').fill('   ');
  await expect(flow.getByRole('button', { name: 'Vérifier la disponibilité' })).toBeDisabled();
  await flow.getByLabel('Plaque d’immatriculation').press('Enter');
  await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
});

test('step 2 lights the glass, offers «Continuer» and goes on by itself', async ({ page }) => {
  await page.goto('/#etape-1');
  const flow = flowOf(page);
  await flow.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await flow.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await expect(flow.getByText('Sélectionnez le type d’intervention nécessaire')).toBeVisible();
  await expect(flow.getByRole('button', { name: 'Continuer' })).toHaveCount(0);
  await expect(flow.getByRole('button', { name: /Pare-brise/ })).toContainText('Populaire');
  await stopClock(page);
  await flow.getByRole('button', { name: /Lunette arrière/ }).click();
  await expect(flow.getByRole('button', { name: /Lunette arrière/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(flow.getByRole('button', { name: 'Continuer' })).toBeVisible();
  await page.clock.runFor(299);
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  await page.clock.runFor(1);
  await expect(flow.getByText('Étape 3 / 4')).toBeVisible();
});

test('Retour cancels the step that was about to come, however long the browser takes to go back', async ({
  page,
}) => {
  await reachStep2(page);
  const flow = flowOf(page);
  await stopClock(page);
  await page.evaluate(() => {
    history.back = () => {};
  });
  await flow.getByRole('button', { name: /Lunette arrière/ }).click();
  await flow.getByRole('button', { name: 'Retour' }).click();
  await page.clock.runFor(1000);
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  await page.goBack();
  await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
  await expect(flow.getByLabel('Plaque d’immatriculation')).toHaveValue('AB-000-CD');
});

test('Back goes to the step before, down to the page it was opened from', async ({ page }) => {
  await reachStep3(page);
  const flow = flowOf(page);
  await page.goBack();
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  await page.goBack();
  await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
  await page.goBack();
  await expect(flow).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goForward();
  await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
});

test('after sending, Back shows the confirmation again and nothing is sent twice', async ({
  page,
  phone,
}) => {
  await sendByFlow(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/demande') && calls.push(request.url()));
  await page.goBack();
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  await expect(flow.getByRole('button', { name: 'Envoyer la demande' })).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('a reload keeps the step and what was given', async ({ page }) => {
  await reachStep3(page, { vitrage: /Vitre latérale/ });
  await page.reload();
  const flow = flowOf(page);
  await expect(flow.getByText('Étape 3 / 4')).toBeVisible();
  await expect(flow.getByText('AB-000-CD')).toBeVisible();
  await flow.getByRole('button', { name: 'Retour' }).click();
  await expect(flow.getByRole('button', { name: /Vitre latérale/ })).toHaveAttribute('aria-pressed', 'true');
});

test('an address that names a later step shows the first one its draft allows', async ({ page }) => {
  await page.goto('/#etape-4');
  await expect(flowOf(page).getByText('Étape 1 / 4')).toBeVisible();
});

test('«Nouvelle demande» begins with an empty draft', async ({ page, phone }) => {
  await sendByFlow(page, phone);
  const flow = flowOf(page);
  await flow.getByRole('button', { name: 'Nouvelle demande' }).click();
  await expect(flow).toBeHidden();
  await page.getByRole('link', { name: 'Devis Express' }).click();
  await expect(flow.getByLabel('Plaque d’immatriculation')).toHaveValue('');
});

test('the success screen opens a chat with glass, plate and reference already written', async ({
  page,
  phone,
}) => {
  await sendByFlow(page, phone);
  const flow = flowOf(page);
  const link = flow.getByRole('link', { name: 'Envoyer une photo du dégât' });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const reference = (await demandesOf(phone))[0]?.demandeId.slice(0, 6) ?? 'no id';
  for (const part of ['Pare-brise', 'AB-000-CD', reference]) expect(text).toContain(part);
});

test('each step names itself in the title and takes the focus', async ({ page }) => {
  await reachStep3(page);
  await expect(page).toHaveTitle(/^Étape 3 sur 4 – Vos coordonnées/);
  await expect(flowOf(page).getByRole('heading', { name: 'Vos coordonnées' })).toBeFocused();
});

test('with the storage of the tab refused the flow still works', async ({ page, phone }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await sendByFlow(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
});
