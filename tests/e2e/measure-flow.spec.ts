import type { Page } from '@playwright/test';
import type { Measured } from '../../src/measure/provider.ts';
import { watchMeasured, watchOtherHosts, withChoice } from './support/measurement.ts';
import { expect, fillCard, flowOf, reachStep3, test } from './support/test.ts';

test.use({ consentGiven: false });

/** What must never be found in anything measured; the phone is each test's own. */
const MARKERS = { plaque: 'ZZ-987-ZZ', name: 'Marqueur Personne', address: '77 rue du Marqueur' };

const without = (measured: Measured[], ...events: string[]) =>
  measured.filter(({ event }) => !events.includes(event));

async function finishFrom(page: Page, phone: string): Promise<void> {
  const flow = flowOf(page);
  await flow.getByLabel('Téléphone').fill(phone);
  await flow.getByRole('button', { name: 'Valider mon numéro' }).click();
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  await flow.getByLabel('Nom complet').fill(MARKERS.name);
  await flow.getByLabel('Adresse d’intervention').fill(MARKERS.address);
  await flow.getByRole('button', { name: 'Enregistrer' }).click();
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(flow.getByRole('button', { name: 'Nouvelle demande' })).toBeVisible();
}

test('the flow: each step, the number, and one quote request with its glass', async ({
  page,
  context,
  baseURL,
  phone,
}) => {
  await withChoice(context, baseURL ?? '', { choice: 'accepted' });
  const others = await watchOtherHosts(context, baseURL ?? '');
  const measured = await watchMeasured(page);
  await reachStep3(page, { plaque: MARKERS.plaque, vitrage: /Lunette arrière/ });
  await finishFrom(page, phone);
  const acts = without(measured, 'page_view', 'devis_cta_click').map(
    ({ event, label }) => `${event} ${label}`,
  );
  expect(acts.filter((act) => act.startsWith('form_step'))).toEqual(
    [1, 2, 3, 4].map((step) => `form_step etape-${step}`),
  );
  expect(acts.filter((act) => act.startsWith('phone_entry'))).toHaveLength(1);
  expect(measured.filter(({ event }) => event === 'quote_request')).toEqual([
    { event: 'quote_request', category: 'conversion', label: 'Lunette arrière', value: 200, currency: 'EUR' },
  ]);
  expect(others).toEqual([]);
});

test('the home card: verification, the number, one quote request, also when the details follow', async ({
  page,
  context,
  baseURL,
  phone,
}) => {
  await withChoice(context, baseURL ?? '', { choice: 'customized', analytics: true, marketing: false });
  const measured = await watchMeasured(page);
  await page.goto('/');
  await fillCard(page, { plaque: MARKERS.plaque, vitrage: 'Vitre latérale', phone });
  await page.locator('#main-form').getByRole('button', { name: 'Finaliser ma demande' }).click();
  const flow = flowOf(page);
  await flow.getByLabel('Nom complet').fill(MARKERS.name);
  await flow.getByLabel('Adresse d’intervention').fill(MARKERS.address);
  await flow.getByRole('button', { name: 'Finaliser' }).click();
  await expect(flow.getByRole('button', { name: 'Envoyer la demande' })).toBeVisible();
  await page.reload();
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(flow.getByRole('button', { name: 'Nouvelle demande' })).toBeVisible();
  const count = (event: string) => measured.filter((act) => act.event === event).length;
  expect([count('plate_verification'), count('phone_entry'), count('quote_request')]).toEqual([1, 1, 1]);
  expect(measured.find(({ event }) => event === 'quote_request')).toMatchObject({
    label: 'Vitre latérale',
    value: 200,
  });
});

test('nothing measured, stored by the measuring, or sent elsewhere carries plate, phone, name or address', async ({
  page,
  context,
  baseURL,
  phone,
}) => {
  await withChoice(context, baseURL ?? '', { choice: 'accepted' });
  const others = await watchOtherHosts(context, baseURL ?? '');
  const measured = await watchMeasured(page);
  await reachStep3(page, { plaque: MARKERS.plaque });
  await finishFrom(page, phone);
  const held = await page.evaluate(() => [
    document.cookie,
    sessionStorage.getItem('mesure-demandes'),
    document.title,
  ]);
  const everything = JSON.stringify([measured, others, held]).toUpperCase();
  const digits = everything.replace(/\D/g, '');
  for (const marker of [...Object.values(MARKERS), 'ZZ987ZZ', 'MARQUEUR']) {
    expect(everything).not.toContain(marker.toUpperCase());
  }
  expect(digits).not.toContain(phone.replace(/\D/g, '').slice(1));
});

for (const choice of ['unknown', 'rejected'] as const) {
  test(`a whole request with the choice ${choice} leaves no event and calls nobody else`, async ({
    page,
    context,
    baseURL,
    phone,
  }) => {
    if (choice === 'rejected') await withChoice(context, baseURL ?? '', { choice });
    const others = await watchOtherHosts(context, baseURL ?? '');
    const measured = await watchMeasured(page);
    // The bar with «Devis Express» waits for the answer to the banner.
    await reachStep3(page, { plaque: MARKERS.plaque, door: 'Devis gratuit en ligne' });
    await finishFrom(page, phone);
    expect([measured, others]).toEqual([[], []]);
  });
}

test('what was done before a yes is not told afterwards', async ({ page, phone }) => {
  const measured = await watchMeasured(page);
  await page.goto('/');
  await fillCard(page, { plaque: MARKERS.plaque, phone });
  await page.locator('#main-form').getByLabel('Téléphone').blur();
  await page.getByRole('button', { name: 'Tout accepter' }).click();
  await expect(page.locator('.consent')).toBeHidden();
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view']);
});
