import type { Page } from '@playwright/test';
import firm from '../../content/reglages/entreprise.json' with { type: 'json' };
import form from '../../content/textes/formulaire.json' with { type: 'json' };
import type { Flow } from './support/parts.ts';
import {
  answerWith,
  CREATED,
  cutCalls,
  demandesOf,
  expect,
  FUNCTION,
  hold,
  tells,
  test,
} from './support/test.ts';

const DUPLICATE = { success: false, status: 'rate_limited' };

/** Submits the phone number and simulates the response, so the Netlify function does not know the request's id. */
async function reachForgotten(page: Page, flow: Flow, phone: string) {
  await flow.reachStep3();
  await answerWith(page, 201, CREATED);
  await flow.leavePhone(phone);
  await expect(flow.heading('Demande enregistrée')).toBeVisible();
  await page.unroute(FUNCTION);
}

test('after a failed API call, the home page card shows an error and the phone number until the next attempt', async ({
  page,
  card,
  flow,
  phone,
}) => {
  await page.clock.install();
  await card.visit({ phone });
  await cutCalls(page);
  await card.send();
  const { titre, texte } = form.avis.carteEchouee;
  await tells(page, texte);
  // The toast disappears, but the error beside the button stays.
  await page.clock.fastForward(10_000);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: texte })).toHaveCount(0);
  const kept = card.root.locator('.failure:visible');
  await expect(kept).toContainText(`${titre}. ${texte}`);
  await expect(kept.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(card.field('Téléphone')).toHaveValue(phone);
  await expect(flow.root).toBeHidden();
  await page.unroute(FUNCTION);
  await card.send();
  await flow.at(3);
  await expect(kept).toHaveCount(0);
});

test('a step whose API call failed keeps its values, and shows an error until the visitor leaves the step', async ({
  page,
  flow,
  phone,
}) => {
  await flow.reachStep3();
  await cutCalls(page);
  await flow.leavePhone(phone);
  await tells(page, 'Impossible d’enregistrer votre téléphone. Veuillez réessayer.');
  await expect(flow.field('Téléphone')).toHaveValue(phone);
  await expect(flow.button('Valider mon numéro')).toBeFocused();
  const call = flow.root.locator('.failure').getByRole('link', { name: /^Appeler le/ });
  await call.click({ trial: true });
  await flow.link('Quitter la demande').click({ trial: true });
  await answerWith(page, 201, CREATED);
  await flow.press('Valider mon numéro');
  await expect(flow.heading('Demande enregistrée')).toBeVisible();
  await cutCalls(page);
  await flow.saveDetails();
  await tells(page, 'Impossible de sauvegarder vos informations. Veuillez réessayer.');
  await expect(flow.field('Nom complet')).toHaveValue('Zoé Essai');
  await flow.press('Annuler');
  await flow.finish();
  await tells(page, `réessayer ou nous appeler directement au ${firm.telephone}`);
  await flow.at(4);
  const failure = flow.root.locator('.failure').filter({ visible: true });
  await expect(failure).toHaveCount(1);
  await page.goBack();
  await flow.at(3);
  await page.goForward();
  await flow.at(4);
  await expect(failure).toHaveCount(0);
});

test('a duplicate quote request is reported to the visitor and can still be completed', async ({
  page,
  flow,
  phone,
}) => {
  await flow.reachStep3();
  await answerWith(page, 429, DUPLICATE);
  await flow.leavePhone(phone);
  await tells(page, 'Demande déjà enregistrée');
  await tells(page, 'Votre demande est déjà enregistrée avec ce numéro de téléphone.');
  await expect(flow.heading('Demande enregistrée')).toBeVisible();
  await flow.sees(form.etape3.connu);
  await flow.saveDetails();
  await tells(page, 'Informations validées !');
  await flow.at(4);
  await answerWith(page, 429, { ...DUPLICATE, message: 'Déjà là.' });
  await flow.press('Envoyer la demande');
  await tells(page, 'Déjà là.');
  await flow.sent();
});

test('sending the last step of the form re-creates a quote request that was erased on the server', async ({
  page,
  flow,
  phone,
}) => {
  await reachForgotten(page, flow, phone);
  await flow.finish();
  await flow.sent();
  expect(await demandesOf(phone)).toMatchObject([{ vitrage: 'Pare-brise', status: 'completed' }]);
});

test('saving the visitor’s details re-creates a quote request that was erased on the server', async ({
  page,
  flow,
  phone,
}) => {
  await reachForgotten(page, flow, phone);
  await page.route(FUNCTION, (route) =>
    route.request().postDataJSON().action === 'create' ? route.abort() : route.continue(),
  );
  await flow.saveDetails();
  await tells(page, 'Erreur de sauvegarde');
  await page.unroute(FUNCTION);
  await flow.press('Enregistrer');
  await tells(page, 'Informations sauvegardées !');
  expect(await demandesOf(phone)).toMatchObject([{ name: 'Zoé Essai', status: 'created' }]);
  await page.goBack();
  await answerWith(page, 429, DUPLICATE);
  await flow.press('Finaliser');
  await tells(page, 'Demande déjà enregistrée');
  await flow.at(4);
});

test('a form that the server rejects shows the phone number to call, or an error at the invalid field', async ({
  page,
  flow,
  phone,
}) => {
  await flow.reachStep3();
  const refused = 'Trop de demandes ont été envoyées depuis votre connexion. Appelez-nous.';
  await answerWith(page, 429, { success: false, status: 'too_many_requests', error: refused });
  const failure = flow.root.locator('.failure');
  await flow.leavePhone(phone);
  await expect(failure).toContainText(refused);
  await answerWith(page, 429, '<h1>Too Many Requests</h1>');
  await flow.leavePhone(phone);
  await expect(failure).toContainText(new RegExp(`${firm.telephone.replaceAll(' ', '\\s')} ou réessayez`));

  // If the invalid field is in another step, its error is shown beside the button.
  await page.clock.install();
  const ofPlate = 'La plaque est trop longue.';
  await answerWith(page, 400, {
    success: false,
    status: 'invalid',
    error: ofPlate,
    fields: { plaque: ofPlate },
  });
  await flow.leavePhone(phone);
  await expect(failure).toContainText(ofPlate);
  await page.clock.fastForward(10_000);
  await expect(failure).toContainText(ofPlate);

  const words = 'Le numéro contient un caractère non imprimable : saisissez-le de nouveau.';
  await answerWith(page, 400, { success: false, status: 'invalid', error: words, fields: { phone: words } });
  await flow.leavePhone(phone);
  await tells(page, words);
  const field = flow.field('Téléphone');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(words.slice(0, 40)));
  await field.pressSequentially('1');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(flow.root.locator('.field-note').getByText(words)).toHaveCount(0);
  await page.unroute(FUNCTION);
  await flow.leavePhone(phone);
  await flow.openDetails();
  const top = async (field: string) => (await flow.field(field).boundingBox())?.y ?? 0;
  const fromNameToAddress = async () => (await top('Adresse')) - (await top('Nom'));
  const before = await fromNameToAddress();
  const ofName = 'Le nom est trop long.';
  await answerWith(page, 400, { success: false, status: 'invalid', error: ofName, fields: { name: ofName } });
  await flow.press('Enregistrer');
  await expect(flow.root.locator('.field-wrong')).toHaveText(ofName);
  expect(await fromNameToAddress()).toBe(before);

  const fields = { phone: words };
  await answerWith(page, 400, { success: false, status: 'invalid', error: words, fields });
  await expect(flow.field('Téléphone')).toHaveCount(0);
  await flow.press('Enregistrer');
  await expect(flow.field('Téléphone')).toBeFocused();
  await expect(flow.root.locator('.field-wrong')).toHaveText(words);

  // A failed call must not move the focus out of a field.
  await cutCalls(page);
  const release = await hold(page, FUNCTION);
  await flow.press('Enregistrer');
  await flow.field('Adresse').pressSequentially(' centre');
  release();
  await tells(page, 'Erreur de sauvegarde');
  await expect(flow.button('Enregistrer')).toBeEnabled();
  await page.keyboard.type(', 4 rue du Test');
  await expect(flow.field('Adresse')).toHaveValue('Gonesse centre, 4 rue du Test');
});
