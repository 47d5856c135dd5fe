import { VITRAGES } from '../../src/domain/vitrage.ts';
import { choiceIsRead } from './support/measurement.ts';
import { cardOf, demandesOf, expect, fillCard, flowOf, test } from './support/test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('a request goes from the card to the firm with everything the driver gave', async ({ page, phone }) => {
  await fillCard(page, { vitrage: 'Vitre latérale', phone });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  await expect(page.getByText('Demande enregistrée !')).toBeVisible();
  await expect(page.getByText(`Nous vous recontacterons rapidement au ${phone}`)).toBeVisible();

  const flow = flowOf(page);
  await expect(flow.getByText('Étape 3 / 4')).toBeVisible();
  await expect(flow.getByText(phone)).toBeVisible();
  await flow.getByLabel('Nom complet').fill('Zoé Essai');
  await flow.getByLabel('Adresse').fill('2, rue du Test, Nanterre');
  await flow.getByRole('button', { name: 'Finaliser' }).click();
  await expect(page.getByText('Informations validées !')).toBeVisible();
  await expect(flow.getByRole('heading', { name: 'Confirmation de votre demande' })).toBeVisible();
  for (const given of ['AB-000-CD', 'Vitre latérale', 'Zoé Essai', phone, '2, rue du Test, Nanterre']) {
    await expect(flow.locator('.recap').getByText(given)).toBeVisible();
  }
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();

  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  const [demande, ...others] = await demandesOf(phone);
  expect(others).toEqual([]);
  expect(demande).toMatchObject({
    plaque: 'AB-000-CD',
    vitrage: 'Vitre latérale',
    name: 'Zoé Essai',
    address: '2, rue du Test, Nanterre',
    status: 'completed',
  });
  await expect(flow.getByText(demande?.demandeId.slice(0, 6) ?? 'no id')).toBeVisible();
});

test('what a robot writes into the field that nobody sees is told to the function', async ({
  page,
  phone,
}) => {
  await fillCard(page, { phone });
  await cardOf(page)
    .locator('[tabindex="-1"][name]')
    .evaluate((field: HTMLInputElement) => {
      field.value = 'http://spam.example';
    });
  const call = page.waitForRequest('**/api/demande');
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  expect((await call).postDataJSON()).toMatchObject({ meta: { siteWeb: 'http://spam.example' } });
  await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();
});

test('the check waits for a plate that is not blank', async ({ page }) => {
  const card = cardOf(page);
  const check = card.getByRole('button', { name: 'Vérifier la disponibilité' });
  await expect(check).toBeDisabled();
  await card.getByLabel('Plaque d’immatriculation').pressSequentially('   ');
  await expect(check).toBeDisabled();
  await card.getByLabel('Plaque d’immatriculation').fill('a');
  await expect(check).toBeEnabled();
});

test('a checked plate shows the promise, then glass and phone', async ({ page }) => {
  await fillCard(page, { phone: '' });
  const card = cardOf(page);
  await expect(card.getByText('Pièces disponibles !')).toBeVisible();
  await expect(card.getByText('Intervention possible sous 24h')).toBeVisible();
  for (const name of ['Pare-brise', 'Vitre latérale', 'Lunette arrière']) {
    await expect(card.getByRole('radio', { name })).toBeAttached();
  }
});

test('a glass is chosen by its name or on the car, and is the only one that lights there', async ({
  page,
}) => {
  await fillCard(page);
  const card = cardOf(page);
  const panes = card.locator('.glass-picker-pane');
  const lit = () =>
    panes.evaluateAll((all) =>
      all.flatMap((pane, index) => (getComputedStyle(pane).fill === 'rgb(255, 194, 26)' ? [index] : [])),
    );
  for (const [index, { title }] of VITRAGES.entries()) {
    await card.getByText(title, { exact: true }).click();
    await expect.poll(lit).toEqual([index]);
    const other = (index + 1) % VITRAGES.length;
    await card.locator('.glass-picker-target').nth(other).locator('circle').first().click();
    await expect(card.getByRole('radio', { name: VITRAGES[other]?.title ?? '' })).toBeChecked();
    await expect.poll(lit).toEqual([other]);
  }
});

test('editing the plate asks for a new check', async ({ page, phone }) => {
  await fillCard(page, { phone });
  const card = cardOf(page);
  await card.getByLabel('Plaque d’immatriculation').press('End');
  await card.getByLabel('Plaque d’immatriculation').press('Backspace');
  await expect(card.getByRole('button', { name: 'Vérifier la disponibilité' })).toBeVisible();
  await expect(card.getByLabel('Téléphone')).toHaveCount(0);
});

test('the last button waits for glass and phone', async ({ page, phone }) => {
  const card = cardOf(page);
  await card.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await card.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  const last = card.getByRole('button', { name: 'Finaliser ma demande' });
  await expect(last).toBeDisabled();
  await card.getByLabel('Téléphone').fill(phone);
  await expect(last).toBeDisabled();
  await card.getByText('Lunette arrière', { exact: true }).click();
  await expect(last).toBeEnabled();
  await card.getByLabel('Téléphone').fill('  ');
  await expect(last).toBeDisabled();
});

test('a plate is dashed as it is typed and told valid', async ({ page }) => {
  const card = cardOf(page);
  const plate = card.getByLabel('Plaque d’immatriculation');
  await plate.pressSequentially('ab0');
  await expect(plate).toHaveValue('AB-0');
  await expect(card.getByText('Format: AB-123-CD')).toBeVisible();
  await plate.pressSequentially('00cd');
  await expect(plate).toHaveValue('AB-000-CD');
  await expect(card.getByText('✓ Format valide')).toBeVisible();
});

test('a plate that is still being composed is left alone, and can be checked', async ({ page, context }) => {
  const card = cardOf(page);
  const plate = card.getByLabel('Plaque d’immatriculation');
  const keyboard = await context.newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  // The same script hears of the composition.
  await choiceIsRead(page, 'known');
  await plate.focus();
  await compose('ab00');
  await expect(card.getByRole('button', { name: 'Vérifier la disponibilité' })).toBeEnabled();
  await expect(card.getByText('Format: AB-123-CD')).toBeVisible();
  await compose('ab000cd');
  await expect(card.getByText('✓ Format valide')).toBeVisible();
  await expect(plate).toHaveValue('ab000cd');
  await keyboard.send('Input.insertText', { text: 'ab000cd' });
  await expect(plate).toHaveValue('AB-000-CD');
});

test('the caret stays where a letter is put in', async ({ page }) => {
  const plate = cardOf(page).getByLabel('Plaque d’immatriculation');
  await plate.fill('AB00CD');
  await expect(plate).toHaveValue('AB-00C-D');
  await plate.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
  await plate.press('1');
  await expect(plate).toHaveValue('AB-100-CD');
  expect(await plate.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4);
});

test('a plate of the old format keeps all its characters and is sent', async ({ page, phone }) => {
  await fillCard(page, { plaque: '1234 AB 75', phone });
  await expect(cardOf(page).getByLabel('Plaque d’immatriculation')).toHaveValue('1234AB75');
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ plaque: '1234AB75' }]);
});

test('a double click sends once', async ({ page, phone }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/demande') && calls.push(request.method()));
  await fillCard(page, { phone });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).dblclick();
  await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();
  expect(calls).toEqual(['POST']);
  expect(await demandesOf(phone)).toHaveLength(1);
});

test('the button says that it is saving while the call is on its way', async ({ page, phone }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/demande', async (route) => {
    await held;
    await route.continue();
  });
  await fillCard(page, { phone });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  await expect(cardOf(page).getByRole('button', { name: 'Enregistrement...' })).toBeDisabled();
  answer();
  await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();
});

test('a duplicate phone lands on the details, which reach the firm beside the first request', async ({
  page,
  phone,
}) => {
  await fillCard(page, { phone });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/avis');
  await page.goto('/');
  await fillCard(page, { plaque: 'EF000GH', vitrage: 'Lunette arrière', phone: phone.replaceAll(' ', '.') });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  await expect(page.getByText('Demande déjà enregistrée')).toBeVisible();
  await expect(
    page.getByText('Votre demande est déjà enregistrée avec ce numéro de téléphone.'),
  ).toBeVisible();

  const flow = flowOf(page);
  await flow.getByLabel('Nom complet').fill('Second Essai');
  await flow.getByLabel('Adresse').fill('Saint-Denis');
  await flow.getByRole('button', { name: 'Finaliser' }).click();
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  const [first, ...others] = await demandesOf(phone);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ plaque: 'AB-000-CD', vitrage: 'Pare-brise' });
  expect(JSON.stringify(first)).toContain('Second Essai');
});
