import {
  cardOf,
  demandesOf,
  expect,
  flowOf,
  leavePhone,
  reachStep3,
  sendByCard,
  sendByFlow,
  skipDetails,
  test,
} from './support/test.ts';

const SENT = { name: 'Demande envoyée !' };

test('Back all the way from the confirmation of a request of the card finds the card empty', async ({
  page,
  phone,
}) => {
  await sendByCard(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByRole('heading', SENT)).toBeVisible();

  await page.goBack();
  await expect(flow.getByRole('heading', SENT)).toBeVisible();
  await page.goBack();
  await expect(flow).toBeHidden();
  await expect(cardOf(page).getByLabel('Plaque d’immatriculation')).toHaveValue('');
  await expect(cardOf(page).getByRole('button', { name: 'Vérifier la disponibilité' })).toBeDisabled();

  await page.goForward();
  await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
  await expect(flow.getByLabel('Plaque d’immatriculation')).toHaveValue('');
  expect(await demandesOf(phone)).toHaveLength(1);
});

test('a reload after Back from the confirmation begins anew, with nothing filled in', async ({
  page,
  phone,
}) => {
  await sendByFlow(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByRole('heading', SENT)).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
  await expect(flow.getByLabel('Plaque d’immatriculation')).toHaveValue('');
});

test('Back while the request is on its way ends on the confirmation, sent once', async ({ page, phone }) => {
  await reachStep3(page);
  await leavePhone(page, phone);
  await skipDetails(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls: string[] = [];
  await page.route('**/api/demande', async (route) => {
    calls.push(route.request().method());
    await held;
    await route.continue();
  });
  const flow = flowOf(page);
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect.poll(() => calls).toEqual(['POST']);
  await page.goBack();
  await expect(flow.getByText('Étape 3 / 4')).toBeVisible();
  answer();
  await expect(flow.getByRole('heading', SENT)).toBeVisible();
  await page.goForward();
  await expect(flow.getByRole('heading', SENT)).toBeVisible();
  await expect(flow.getByRole('button', { name: 'Envoyer la demande' })).toHaveCount(0);
  expect(calls).toEqual(['POST']);
  expect(await demandesOf(phone)).toMatchObject([{ status: 'completed' }]);
});

test('once sent, the tab keeps neither number nor name nor address, and the confirmation survives a reload', async ({
  page,
  phone,
}) => {
  await sendByCard(page, phone);
  const flow = flowOf(page);
  await expect(flow.getByRole('heading', SENT)).toBeVisible();
  const kept = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(kept).toContain('AB-000-CD');
  for (const personal of [phone, 'Zoé', 'Gonesse']) expect(kept).not.toContain(personal);
  await page.reload();
  await expect(flow.getByRole('heading', SENT)).toBeVisible();
});
