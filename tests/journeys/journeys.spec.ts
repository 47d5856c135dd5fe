import { demandesOf } from '../support/stored-demandes.ts';
import { withBrokenLine, withoutScripts } from './proxy.ts';
import { expect, test } from './test.ts';
import { CARD, FLOW, Visitor } from './visitor.ts';

const PLATE = 'Plaque d’immatriculation';
const SUCCESS = 'Demande envoyée !';

async function arrive(visitor: Visitor, path = '/'): Promise<void> {
  await visitor.refuseCookies();
  await visitor.open(path);
}

async function reachStep3(visitor: Visitor): Promise<void> {
  const address = () => visitor.driver.evaluate('location.hash');
  // Taps until the form opens. A slow machine opens it late, and the contact bar ignores taps right after that.
  await expect(async () => {
    if ((await address()) !== '#etape-1') await visitor.press('link', 'Devis Express', '.mobile-bar');
    await expect.poll(address, { timeout: 1000 }).toBe('#etape-1');
  }).toPass();
  await visitor.fill(PLATE, 'AB000CD', FLOW);
  await visitor.press('button', 'Vérifier la disponibilité', FLOW);
  await visitor.sees('Étape 2 / 4', FLOW);
  await visitor.press('button', 'Pare-brise', FLOW);
  await visitor.sees('Étape 3 / 4', FLOW);
}

async function sendCard(visitor: Visitor, phone: string): Promise<void> {
  await visitor.fill(PLATE, 'AB000CD', CARD);
  await visitor.press('button', 'Vérifier la disponibilité', CARD);
  await visitor.press('choice', 'Pare-brise', CARD);
  await visitor.fill('Téléphone', phone, CARD);
  await visitor.press('button', 'Finaliser ma demande', CARD);
}

test('the home page card leads to the last step, which sends the request', async ({ visitor, phone }) => {
  await arrive(visitor);
  await sendCard(visitor, phone);
  await visitor.fill('Nom complet', 'Zoé Essai', FLOW);
  await visitor.fill('Adresse', 'Gonesse', FLOW);
  await visitor.press('button', 'Finaliser', FLOW);
  await visitor.press('button', 'Envoyer la demande', FLOW);
  await visitor.sees(SUCCESS, FLOW);
  const car = { plaque: 'AB-000-CD', vitrage: 'Pare-brise' };
  const details = { name: 'Zoé Essai', address: 'Gonesse' };
  expect(await demandesOf(phone)).toMatchObject([{ ...car, ...details, status: 'completed' }]);
});

test('a reload shows the same step of the form, and going back after sending does not send the request again', async ({
  visitor,
  phone,
}) => {
  await arrive(visitor);
  await reachStep3(visitor);
  await visitor.driver.reload();
  await visitor.sees('Étape 3 / 4', FLOW);
  await visitor.driver.back();
  await visitor.sees('Étape 2 / 4', FLOW);
  await visitor.press('button', 'Continuer', FLOW);
  await visitor.fill('Téléphone', phone, FLOW);
  await visitor.press('button', 'Valider mon numéro', FLOW);
  await visitor.press('button', 'Terminer', FLOW);
  await visitor.press('button', 'Envoyer la demande', FLOW);
  await visitor.sees(SUCCESS, FLOW);
  // Waits for the history entry of the success screen, because going back earlier would have no effect.
  await visitor.finds('location.hash', '#demande-envoyee');
  await visitor.driver.back();
  await visitor.seesNo(SUCCESS, FLOW);
  expect(await demandesOf(phone)).toHaveLength(1);
});

test('cookies can be rejected in the consent banner, and allowed one by one on the settings page', async ({
  visitor,
}) => {
  await visitor.open('/services');
  await visitor.press('button', 'Tout refuser');
  await visitor.seesNo('Tout refuser');
  await visitor.finds('/cookie_consent=rejected/.test(document.cookie)', true);
  await visitor.open('/services');
  await visitor.press('summary', 'Menu', 'header');
  await visitor.press('link', 'Avis clients', 'header');
  await visitor.finds('location.pathname', '/avis');
  await visitor.finds('document.readyState', 'complete');
  await visitor.seesNo('Tout refuser');
  await visitor.open('/parametrage-cookies');
  await visitor.press('choice', 'Mesure d’audience');
  await visitor.press('button', 'Enregistrer mes choix');
  await visitor.finds('location.pathname', '/');
  await visitor.finds('/analytics_consent=true/.test(document.cookie)', true);
  await visitor.finds('/marketing_consent=false/.test(document.cookie)', true);
});

test('an FAQ question opens and shows its answer', async ({ visitor }) => {
  await arrive(visitor, '/services');
  const first = "document.querySelector('.faq details')";
  const question = String(
    await visitor.driver.evaluate(`${first}.querySelector('summary').textContent.trim()`),
  );
  const name = question.replace(/[\s\u00a0\u202f]+/g, ' ');
  const isOpen = () => visitor.driver.evaluate(`${first}.open`);
  // Taps until the question opens, because the question may move when the browser lays out the sections above.
  await expect(async () => {
    if (!(await isOpen())) await visitor.press('summary', name, '.faq');
    expect(await isOpen()).toBe(true);
  }).toPass();
  await visitor.finds(`${first}.lastElementChild.checkVisibility()`, true);
});

test('without JavaScript the home page card is submitted as an ordinary HTML form', async ({
  visitor,
  phone,
}) => {
  await using proxy = await withoutScripts(visitor.site);
  const bare = new Visitor(visitor.driver, proxy.url);
  await bare.open('/');
  await bare.fill(PLATE, 'AB-000-CD', CARD);
  await bare.press('choice', 'Lunette arrière', CARD);
  await bare.fill('Téléphone', phone, CARD);
  await bare.press('button', 'Finaliser ma demande', CARD);
  await bare.finds('location.pathname', '/demande-enregistree');
  expect(await demandesOf(phone)).toMatchObject([{ vitrage: 'Lunette arrière', status: 'created' }]);
});

test('the home page card and the form report a lost connection and keep the phone number', async ({
  visitor,
  phone,
}) => {
  await using proxy = await withBrokenLine(visitor.site);
  const unlucky = new Visitor(visitor.driver, proxy.url);
  const told = async (field: string, within: string) => {
    await unlucky.sees('Erreur', `${within} .failure`);
    await unlucky.sees('Appeler le', `${within} .failure`);
    await unlucky.finds(`document.querySelector('${field}').value`, phone);
  };
  await arrive(unlucky);
  await sendCard(unlucky, phone);
  await told('#carte-phone', CARD);
  await unlucky.open('/#etape-3');
  await unlucky.sees('Étape 3 / 4', FLOW);
  await unlucky.press('button', 'Valider mon numéro', FLOW);
  await told('#etape-phone', FLOW);
});

const WIDTH = 320;

/** Minimum width of a window in GTK, in px. */
const NARROWEST = 334;

test('the home page, a local page and the form do not scroll horizontally in a window 320 px wide', async ({
  visitor,
}) => {
  const column = 'document.documentElement.clientWidth';
  await visitor.driver.resize(WIDTH, 640);
  await arrive(visitor);
  // Adds the width of the scroll bar, which takes up space on desktops only.
  const bar = WIDTH - Number(await visitor.driver.evaluate(column));
  if (bar > 0) await visitor.driver.resize(WIDTH + bar, 640);
  for (const path of ['/', '/remplacement-pare-brise-93', '/#etape-1']) {
    await visitor.open(path);
    expect(Number(await visitor.driver.evaluate(column))).toBeLessThanOrEqual(NARROWEST);
    await visitor.finds(`document.scrollingElement.scrollWidth - ${column}`, 0);
  }
});
