import rates from '../../content/reglages/tarifs.json' with { type: 'json' };
import form from '../../content/textes/formulaire.json' with { type: 'json' };
import {
  cutCalls,
  demandesOf,
  expect,
  FUNCTION,
  stopClock,
  tells,
  test,
  watchCalls,
} from './support/test.ts';

test('the four steps of the form send a quote request even if session storage is blocked', async ({
  page,
  flow,
  phone,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  await flow.reachSaved(phone);
  await tells(page, 'Coordonnées validées !');
  await expect(flow.heading('Demande enregistrée')).toBeVisible();
  await flow.sees(`rappelons sous ${rates['delai-rappel']}`);
  await flow.press('Terminer');
  await flow.at(4);
  await expect(flow.text(form.etape4.nonRenseigne)).toHaveCount(2);
  for (const { titre } of form.etape4.rassurances.filter((line) => !line.titre.includes('{')))
    await flow.sees(titre);
  await flow.press('Envoyer la demande');
  await tells(page, 'Demande envoyée !');
  await flow.sees('Service client disponible 24h/7j');
  await expect(flow.root.locator('.sent').getByText('non surtaxé')).toBeVisible();
  expect(await demandesOf(phone)).toMatchObject([{ status: 'completed', vitrage: 'Pare-brise' }]);
});

test('the details form saves the name, the address and a changed phone number', async ({
  page,
  flow,
  phone,
  nextPhone,
}) => {
  const right = nextPhone();
  await flow.reachSaved(phone);
  for (const view of ['saved', 'left']) {
    await flow.press('Compléter mes informations');
    await flow.press('Changer de numéro');
    await expect(flow.root.getByLabel('Téléphone'), view).toBeFocused();
    await flow.press('Annuler');
  }
  await flow.press('Compléter mes informations');
  const save = flow.button('Enregistrer');
  await expect(save).toBeDisabled();
  await flow.fillDetails();
  await flow.fill('Adresse', '  ');
  await expect(save).toBeDisabled();
  await flow.fill('Adresse', 'Gonesse');
  await flow.press('Changer de numéro');
  await flow.fill('Téléphone', ' ');
  await expect(save).toBeDisabled();
  await flow.fill('Téléphone', right);
  await save.click();
  await tells(page, 'Informations sauvegardées !');
  await expect(flow.root.locator('.slip').getByText(right)).toBeVisible();
  expect(await demandesOf(right)).toMatchObject([{ name: 'Zoé Essai', address: 'Gonesse' }]);
  expect(await demandesOf(phone)).toEqual([]);
});

test('each step of the form focuses its heading and rejects blank values, and Back leaves the form step by step', async ({
  page,
  flow,
}) => {
  await flow.open();
  await expect(flow.heading('Votre plaque d’immatriculation')).toBeFocused();
  await flow.plate().fill('   ');
  await expect(flow.check()).toBeDisabled();
  await flow.plate().press('Enter');
  await flow.at(1);
  await flow.checkPlate();
  // A step opens at its top, even if the previous step was scrolled.
  await page.setViewportSize({ width: 390, height: 300 });
  await flow.button(/Lunette arrière/).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await flow.press(/Lunette arrière/);
  await expect(page).toHaveTitle(/^Étape 3 sur 4 – Vos coordonnées/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(flow.heading('Vos coordonnées')).toBeFocused();

  const field = flow.field('Téléphone');
  const save = flow.button('Valider mon numéro');
  await expect(save).toBeDisabled();
  await field.fill('   ');
  await expect(save).toBeDisabled();
  await field.fill('');
  await field.pressSequentially('06398');
  await expect(field).toHaveValue('06 39 8');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await field.press('1');
  await expect(field).toHaveValue('061 39 8');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await field.blur();
  await flow.sees('Numéro incomplet ?');
  await expect(save).toBeEnabled();
  await field.fill('06.39.98.00.01');
  await expect(field).toHaveValue('06.39.98.00.01');
  await expect(flow.text('Numéro incomplet ?')).toHaveCount(0);

  for (const step of [2, 1] as const) {
    await page.goBack();
    await flow.at(step);
  }
  await page.goBack();
  await expect(flow.root).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goForward();
  await flow.at(1);
});

test('step 2 of the form advances by itself after a choice, unless «Retour» is pressed', async ({
  page,
  flow,
}) => {
  await flow.reachStep2();
  await flow.sees('Sélectionnez le type d’intervention nécessaire');
  await expect(flow.button('Continuer')).toHaveCount(0);
  await expect(flow.button(/Pare-brise/)).toContainText('Populaire');
  await flow.root.locator('.step .glass-picker .car-above-asks').nth(1).locator('circle').first().click();
  await flow.at(3);
  await page.goBack();
  await expect(flow.button(/Vitre latérale/)).toHaveAttribute('aria-pressed', 'true');

  await stopClock(page);
  await flow.press(/Lunette arrière/);
  await expect(flow.button(/Lunette arrière/)).toHaveAttribute('aria-pressed', 'true');
  await expect(flow.button('Continuer')).toBeVisible();
  await page.clock.runFor(299);
  await flow.at(2);
  await page.clock.runFor(1);
  await flow.at(3);
  await page.goBack();
  await flow.at(2);

  // Simulates a slow history navigation.
  await page.evaluate(() => {
    history.back = () => {};
  });
  await flow.press(/Pare-brise/);
  await flow.press('Retour');
  await flow.at(1);
  await expect(flow.plate()).toHaveValue('AB-000-CD');
  await flow.check().click();
  await page.clock.runFor(100);
  await flow.at(2);
  await page.clock.runFor(1000);
  await flow.at(2);
});

test('the link «Devis Express» can be opened in another tab', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Devis Express' }).click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByText('Étape 1 / 4')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('going back to earlier steps sends nothing and shows the saved values', async ({
  page,
  flow,
  phone,
}) => {
  await flow.reachSaved(phone);
  await expect(flow.heading('Demande enregistrée')).toBeVisible();
  const calls = watchCalls(page);
  await page.goBack();
  await flow.press('Continuer');
  await expect(flow.field('Nom complet')).toBeVisible();
  expect(calls).toEqual([]);

  await flow.fillDetails();
  await flow.press('Finaliser');
  const showsDetails = async () => {
    await expect(flow.field('Nom complet')).toHaveValue('Zoé Essai');
    await expect(flow.field('Adresse')).toHaveValue('Gonesse');
    await expect(flow.button('Finaliser')).toBeEnabled();
  };
  await flow.press('Modifier');
  await showsDetails();
  await page.reload();
  await showsDetails();
  await flow.press('Finaliser');
  await flow.at(4);
  await page.goBack();
  await showsDetails();
});

test('the URL of a later step opens step 1 if the form is empty, and a reload keeps the step and its values', async ({
  page,
  flow,
  phone,
}) => {
  await page.goto('/#etape-4');
  await flow.at(1);
  await flow.plate().fill('AB000CD');
  await expect(flow.plate()).toHaveValue('AB-000-CD');
  await page.reload();
  await expect(flow.plate()).toHaveValue('AB-000-CD');
  await flow.check().click();
  await flow.press(/Vitre latérale/);
  await flow.leavePhone(phone);
  await flow.press('Compléter mes informations');
  await flow.fill('Nom complet', 'Zoé Essai');
  await page.reload();
  await expect(flow.field('Nom complet')).toHaveValue('Zoé Essai');
});

test('a changed value whose API call failed is sent again with the last step of the form', async ({
  page,
  flow,
  phone,
}) => {
  await flow.reachSaved(phone);
  await flow.saveDetails();
  await flow.at(4);
  await page.goBack();
  await page.goBack();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await cutCalls(page);
  await flow.press(/Vitre latérale/);
  await expect.poll(() => failed).toEqual(['/api/demande', '/api/demande']);
  // Waits for a frame that would show a toast.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.locator('.toast').count()).toBe(0);
  await page.unroute(FUNCTION);
  await flow.confirm();
  expect(await demandesOf(phone)).toMatchObject([{ vitrage: 'Vitre latérale', status: 'completed' }]);
});
