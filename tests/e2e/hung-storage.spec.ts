import { type HungSite, openHungSite } from './support/hung-site.ts';
import { cardOf, expect, fillCard, flowOf, test } from './support/test.ts';

/** Longest wait of a visitor between the tap and an answer, in ms. */
const PATIENCE_MS = 4000;

let site: HungSite;

test.beforeAll(async () => {
  site = await openHungSite();
});
test.afterAll(() => site.close());

test('a storage that hangs costs the visitor four seconds at most, and the firm is told at once', async ({
  page,
  phone,
}) => {
  await page.goto(site.url);
  await fillCard(page, { vitrage: 'Lunette arrière', phone });
  const card = cardOf(page);
  const alert = page.getByRole('alert');
  const send = card.getByRole('button', { name: 'Finaliser ma demande' });
  const shown = alert.getByText('Impossible d’enregistrer votre demande. Veuillez réessayer.');
  const tapped = performance.now();
  await send.click();
  await shown.waitFor();
  const waited = performance.now() - tapped;
  test.info().annotations.push({ type: 'wait', description: `${Math.round(waited)} ms` });
  expect(waited).toBeLessThanOrEqual(PATIENCE_MS);

  await expect(flowOf(page)).toBeHidden();
  await expect(card.getByRole('link', { name: 'Appeler le 01 99 00 24 75' })).toBeInViewport();
  await expect(card.getByLabel('Téléphone')).toHaveValue(phone);

  await expect
    .poll(() => site.firm.hooks.map(({ data }) => data))
    .toMatchObject([{ stored: false, plaque: 'AB-000-CD', vitrage: 'Lunette arrière', phone }]);

  await page.reload();
  await card.getByLabel('Plaque d’immatriculation').focus();
  await expect(card.getByLabel('Plaque d’immatriculation')).toHaveValue('AB-000-CD');
  await card.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await expect(card.getByRole('radio', { name: 'Lunette arrière' })).toBeChecked();
  await expect(card.getByLabel('Téléphone')).toHaveValue(phone);
});
