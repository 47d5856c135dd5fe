import type { Page } from '@playwright/test';
import {
  answerWith,
  cardOf,
  demandesOf,
  expect,
  fillCard,
  flowOf,
  leavePhone,
  reachStep3,
  saveDetails,
  skipDetails,
  test,
} from './support/test.ts';

const CREATED = JSON.stringify({ success: true, status: 'created', demandeId: '2'.repeat(34) });

/** To the saved request, under an id that the firm does not know. */
async function reachForgotten(page: Page, phone: string) {
  await reachStep3(page);
  await answerWith(page, 201, CREATED);
  await leavePhone(page, phone);
  await expect(flowOf(page).getByRole('heading', { name: 'Demande enregistrée' })).toBeVisible();
  await page.unroute('**/api/demande');
}

/** The ways in which a call fails. */
const FAILURES: [string, (page: Page) => Promise<unknown>][] = [
  ['the line is cut', (page) => page.route('**/api/demande', (route) => route.abort())],
  ['the service answers 500', (page) => answerWith(page, 500, '{"success":false,"status":"unavailable"}')],
  ['success is false', (page) => answerWith(page, 200, '{"success":false,"error":"Non"}')],
  ['the answer is not JSON', (page) => answerWith(page, 200, '<!doctype html><p>Bonjour')],
  ['the answer is null', (page) => answerWith(page, 200, 'null')],
];

for (const [what, fail] of FAILURES) {
  test(`card: when ${what}, the error is told and what was typed stays`, async ({ page, phone }) => {
    await page.goto('/');
    await fail(page);
    await fillCard(page, { phone });
    await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
    const words = 'Impossible d’enregistrer votre demande. Veuillez réessayer.';
    await expect(page.getByRole('alert').getByText('Erreur', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').getByText(words)).toBeVisible();
    await expect(cardOf(page).getByText(words)).toBeVisible();
    await expect(cardOf(page).getByLabel('Téléphone')).toHaveValue(phone);
    await expect(flowOf(page)).toBeHidden();
    await page.unroute('**/api/demande');
    await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
    await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();
    await expect(page.getByRole('alert').getByText(words)).toHaveCount(0);
  });
}

test('step 3: a phone that cannot be saved is told and kept', async ({ page, phone }) => {
  await reachStep3(page);
  await page.route('**/api/demande', (route) => route.abort());
  const flow = flowOf(page);
  await leavePhone(page, phone);
  const words = 'Impossible d’enregistrer votre téléphone. Veuillez réessayer.';
  await expect(page.getByRole('alert').getByText(words)).toBeVisible();
  await expect(flow.locator('.step').getByText(words)).toBeVisible();
  await expect(flow.getByLabel('Téléphone')).toHaveValue(phone);
});

test('step 3: details that cannot be saved are told and kept', async ({ page, phone }) => {
  await reachStep3(page);
  await answerWith(page, 201, CREATED);
  const flow = flowOf(page);
  await leavePhone(page, phone);
  await page.unroute('**/api/demande');
  await answerWith(page, 500, '{}');
  await saveDetails(page);
  await expect(page.getByRole('alert').getByText('Erreur de sauvegarde')).toBeVisible();
  await expect(
    page.getByRole('alert').getByText('Impossible de sauvegarder vos informations. Veuillez réessayer.'),
  ).toBeVisible();
  await expect(flow.getByLabel('Nom complet')).toHaveValue('Zoé Essai');
});

test('a failed call does not take the field away from who is typing in it', async ({ page, phone }) => {
  await reachStep3(page);
  await answerWith(page, 201, CREATED);
  const flow = flowOf(page);
  await leavePhone(page, phone);
  await page.unroute('**/api/demande');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/demande', async (route) => {
    await promise;
    await route.abort();
  });
  await saveDetails(page);
  await flow.getByLabel('Adresse').pressSequentially(' centre');
  resolve();
  await expect(page.getByRole('alert').getByText('Erreur de sauvegarde')).toBeVisible();
  await expect(flow.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
  await page.keyboard.type(', 4 rue du Test');
  await expect(flow.getByLabel('Adresse')).toHaveValue('Gonesse centre, 4 rue du Test');
});

test('step 4: a request that cannot be sent names the firm’s number', async ({ page, phone }) => {
  await reachStep3(page);
  await answerWith(page, 201, CREATED);
  const flow = flowOf(page);
  await leavePhone(page, phone);
  await skipDetails(page);
  await page.unroute('**/api/demande');
  await page.route('**/api/demande', (route) => route.abort());
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Erreur lors de l’envoi')).toBeVisible();
  await expect(
    alert.getByText(
      'Une erreur s’est produite. Veuillez réessayer ou nous appeler directement au 01 99 00 24 75',
    ),
  ).toBeVisible();
  await expect(flow.getByText('Étape 4 / 4')).toBeVisible();
});

test('step 4: a duplicate is told and counts as sent', async ({ page, phone }) => {
  await reachStep3(page);
  await answerWith(page, 201, CREATED);
  const flow = flowOf(page);
  await leavePhone(page, phone);
  await skipDetails(page);
  await page.unroute('**/api/demande');
  await answerWith(page, 429, '{"success":false,"status":"rate_limited","message":"Déjà là."}');
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByRole('status').getByText('Déjà là.')).toBeVisible();
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
});

test('a duplicate without words of its own reads the usual ones', async ({ page, phone }) => {
  await reachStep3(page);
  await answerWith(page, 429, '{"success":false,"status":"rate_limited"}');
  const flow = flowOf(page);
  await leavePhone(page, phone);
  await expect(page.getByRole('status').getByText('Demande déjà enregistrée')).toBeVisible();
  await expect(
    page.getByText('Votre demande est déjà enregistrée avec ce numéro de téléphone.'),
  ).toBeVisible();
  await expect(flow.getByRole('heading', { name: 'Demande enregistrée' })).toBeVisible();
});

test('a call that fails is made once more by itself, with the same key', async ({ page, phone }) => {
  const keys: (string | undefined)[] = [];
  await page.goto('/');
  await page.route('**/api/demande', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key')) ?? undefined);
    if (keys.length === 1) await route.abort();
    else await route.continue();
  });
  await fillCard(page, { phone });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('an id that the firm no longer knows does not lose the request sent at the end', async ({
  page,
  phone,
}) => {
  await reachForgotten(page, phone);
  const flow = flowOf(page);
  await skipDetails(page);
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ vitrage: 'Pare-brise', status: 'completed' }]);
});

test('an id that the firm no longer knows does not lose the details saved before', async ({
  page,
  phone,
}) => {
  await reachForgotten(page, phone);
  const flow = flowOf(page);
  await saveDetails(page);
  await expect(page.getByText('Informations sauvegardées !')).toBeVisible();
  await expect(flow.getByText('Étape 4 / 4')).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([
    { name: 'Zoé Essai', address: 'Gonesse', status: 'created' },
  ]);
});

test('a duplicate is not told that its details are saved: they go with the last step', async ({
  page,
  phone,
}) => {
  await reachStep3(page);
  await answerWith(page, 429, '{"success":false,"status":"rate_limited"}');
  await leavePhone(page, phone);
  await saveDetails(page);
  await expect(page.getByRole('status').getByText('Informations validées !')).toBeVisible();
  await expect(flowOf(page).getByText('Étape 4 / 4')).toBeVisible();
});

test('an id that the firm no longer knows is made anew by the second press where the first could not', async ({
  page,
  phone,
}) => {
  await reachForgotten(page, phone);
  await page.route('**/api/demande', (route) =>
    route.request().postDataJSON().action === 'create' ? route.abort() : route.continue(),
  );
  await saveDetails(page);
  await expect(page.getByRole('alert').getByText('Erreur de sauvegarde')).toBeVisible();
  await page.unroute('**/api/demande');
  await flowOf(page).getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Informations sauvegardées !')).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ name: 'Zoé Essai', status: 'created' }]);
});

test('step 3: what is wrong with a field is said at the field', async ({ page, phone }) => {
  await reachStep3(page);
  const words = 'Le numéro contient un caractère non imprimable : saisissez-le de nouveau.';
  const refusal = { success: false, status: 'invalid', error: words, fields: { phone: words } };
  await answerWith(page, 400, JSON.stringify(refusal));
  await leavePhone(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByText(words)).toBeVisible();
  const field = flow.getByLabel('Téléphone');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(words);
  await field.pressSequentially('1');
  await expect(field).not.toHaveAttribute('aria-invalid');
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe('');
});

test('step 3: who is refused for too many calls reads the number to call', async ({ page, phone }) => {
  await reachStep3(page);
  const words = 'Trop de demandes ont été envoyées depuis votre connexion. Appelez-nous au 01 99 00 24 75.';
  await answerWith(page, 429, JSON.stringify({ success: false, status: 'too_many_requests', error: words }));
  await leavePhone(page, phone);
  await expect(flowOf(page).getByText(words)).toBeVisible();
  await page.unroute('**/api/demande');
  await answerWith(page, 429, '<h1>Too Many Requests</h1>');
  await leavePhone(page, phone);
  await expect(flowOf(page).getByText(/01.99.00.24.75 ou réessayez/)).toBeVisible();
});
