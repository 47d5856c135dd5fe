import { type HungSite, openHungSite } from './support/hung-site.ts';
import { expect, test } from './support/test.ts';

/** Longest wait of a visitor between the tap and an answer, in ms. */
const PATIENCE_MS = 4000;

let site: HungSite;

test.beforeAll(async () => {
  site = await openHungSite();
});
test.afterAll(() => site.close());

test('if the storage hangs, the visitor waits four seconds at most', async ({ page, card, flow, phone }) => {
  await page.goto(site.url);
  await card.fillIn({ vitrage: 'Lunette arrière', phone });
  const alert = page.getByRole('alert');
  const send = card.button('Finaliser ma demande');
  const shown = alert.getByText('Impossible d’enregistrer votre demande. Veuillez réessayer.');
  const tapped = performance.now();
  await send.click();
  await shown.waitFor();
  const waited = performance.now() - tapped;
  test.info().annotations.push({ type: 'wait', description: `${Math.round(waited)} ms` });
  expect(waited).toBeLessThanOrEqual(PATIENCE_MS);

  await expect(flow.root).toBeHidden();
  await expect(card.link(/^Appeler le/)).toBeInViewport();
  await expect(card.field('Téléphone')).toHaveValue(phone);

  await expect
    .poll(() => site.firm.hooks.map(({ data }) => data))
    .toMatchObject([{ stored: false, plaque: 'AB-000-CD', vitrage: 'Lunette arrière', phone }]);

  await page.reload();
  await expect(card.plate()).toHaveValue('AB-000-CD');
  await expect(card.root.getByRole('radio', { name: 'Lunette arrière' })).toBeChecked();
  await expect(card.field('Téléphone')).toHaveValue(phone);
});
