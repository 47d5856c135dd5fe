import { expect, type Page } from '@playwright/test';
import { test as base } from '../../support/phones.ts';

interface Fixtures {
  /** Whether the banner is out of the way; false for the tests of the banner itself. */
  consentGiven: boolean;
}

export const test = base.extend<Fixtures>({
  consentGiven: [true, { option: true }],
  page: async ({ page, context, consentGiven, baseURL }, use) => {
    const cookie = (name: string, value: string) => ({ name, value, url: baseURL ?? '' });
    if (consentGiven) {
      await context.addCookies([
        cookie('cookie_consent', 'rejected'),
        cookie('analytics_consent', 'false'),
        cookie('marketing_consent', 'false'),
      ]);
    }
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (/Content.Security.Policy|Hydration failed|Minified React error/i.test(message.text()))
        problems.push(message.text());
    });
    await use(page);
    expect(problems, 'errors, hydration mismatches and policy violations on the page').toEqual([]);
  },
});

export { demandesOf } from '../../support/stored-demandes.ts';
export { expect };

/** The plate card of the home page. */
export const cardOf = (page: Page) => page.locator('#main-form');

/** The four-step flow. */
export const flowOf = (page: Page) => page.locator('.funnel');

/** Fills the plate card in, up to its last button. */
export async function fillCard(page: Page, { plaque = 'AB000CD', vitrage = 'Pare-brise', phone = '' } = {}) {
  const card = cardOf(page);
  await card.getByLabel('Plaque d’immatriculation').fill(plaque);
  await card.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await card.getByText(vitrage, { exact: true }).click();
  await card.getByLabel('Téléphone').fill(phone);
}

/** Opens the flow by «Devis Express», or another link of the home page, and goes on to its third step. */
export async function reachStep3(
  page: Page,
  { plaque = 'AB000CD', vitrage = /Pare-brise/, door = 'Devis Express' } = {},
) {
  await page.goto('/');
  await page.getByRole('link', { name: door }).first().click();
  const flow = flowOf(page);
  await flow.getByLabel('Plaque d’immatriculation').fill(plaque);
  await flow.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await flow.getByRole('button', { name: vitrage }).click();
  await expect(flow.getByLabel('Téléphone')).toBeVisible();
}

/** Answers every call of the function with a body of the test's own; counts the calls. */
export async function answerWith(page: Page, status: number, body: string) {
  const calls: string[] = [];
  await page.route('**/api/demande', async (route) => {
    calls.push(route.request().postData() ?? '');
    await route.fulfill({ status, contentType: 'application/json', body });
  });
  return calls;
}

/** Stops the page's clock: from here on only `page.clock.runFor` makes time pass. */
export async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Step 3: leaves the number. */
export async function leavePhone(page: Page, phone: string) {
  const flow = flowOf(page);
  await flow.getByLabel('Téléphone').fill(phone);
  await flow.getByRole('button', { name: 'Valider mon numéro' }).click();
}

/** From the saved request: fills in the details. */
export async function fillDetails(page: Page) {
  const flow = flowOf(page);
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  await flow.getByLabel('Nom complet').fill('Zoé Essai');
  await flow.getByLabel('Adresse').fill('Gonesse');
}

/** From the saved request: fills in the details and saves them. */
export async function saveDetails(page: Page) {
  await fillDetails(page);
  await flowOf(page).getByRole('button', { name: 'Enregistrer' }).click();
}

/** Keeps every call of the function waiting; gives what lets them go on. */
export async function holdCalls(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/demande', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** From the saved request to the recap, without the details. */
export const skipDetails = (page: Page) => flowOf(page).getByRole('button', { name: 'Terminer' }).click();

/** From «Devis Express» to the success screen, without the details. */
export async function sendByFlow(page: Page, phone: string) {
  await reachStep3(page);
  await leavePhone(page, phone);
  await skipDetails(page);
  await flowOf(page).getByRole('button', { name: 'Envoyer la demande' }).click();
}

/** From the card to the recap, with name and address. */
export async function reachRecapByCard(page: Page, phone: string) {
  await page.goto('/');
  await fillCard(page, { phone });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  const flow = flowOf(page);
  await flow.getByLabel('Nom complet').fill('Zoé Essai');
  await flow.getByLabel('Adresse').fill('Gonesse');
  await flow.getByRole('button', { name: 'Finaliser' }).click();
}

/** From the card to the success screen, with name and address. */
export async function sendByCard(page: Page, phone: string) {
  await reachRecapByCard(page, phone);
  await flowOf(page).getByRole('button', { name: 'Envoyer la demande' }).click();
}

/** Opens the flow at its first step and goes on to the second. */
export async function reachStep2(page: Page) {
  await page.goto('/#etape-1');
  const flow = flowOf(page);
  await flow.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await flow.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
}
