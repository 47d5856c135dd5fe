import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from '../support/lay-out-all.ts';
import { choiceIsRead } from './support/measurement.ts';
import { PATHS } from './support/paths.ts';
import { expect, fillCard, flowOf, test } from './support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolation(page: Page) {
  await layOutAll(page);
  // No page holds a frame, so axe need not open a page of its own to join what frames say.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(told).toEqual([]);
}

for (const path of PATHS) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolation(page);
  });
}

test.describe('before a choice', () => {
  test.use({ consentGiven: false });
  for (const path of ['/', '/remplacement-pare-brise-92', '/parametrage-cookies']) {
    test(`axe finds nothing on ${path} while cookies are asked about`, async ({ page }) => {
      await page.goto(path);
      await choiceIsRead(page, 'unknown');
      await expectNoViolation(page);
    });
  }
});

test('axe finds nothing on the card once the plate is checked', async ({ page, phone }) => {
  await page.goto('/');
  await fillCard(page, { phone });
  await expectNoViolation(page);
});

test('axe finds nothing on any step', async ({ page, phone }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#etape-1');
  const flow = flowOf(page);
  await flow.getByLabel('Plaque d’immatriculation').fill('1234AB75');
  await expectNoViolation(page);
  await flow.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  await expectNoViolation(page);
  await flow.getByRole('button', { name: /Pare-brise/ }).click();
  await expect(flow.getByText('Étape 3 / 4')).toBeVisible();
  await expectNoViolation(page);
  await page.route('**/api/demande', (route) => route.abort());
  await flow.getByLabel('Téléphone').fill(phone);
  await flow.getByRole('button', { name: 'Valider mon numéro' }).click();
  await expect(page.getByRole('alert').getByText('Erreur', { exact: true })).toBeVisible();
  await expectNoViolation(page);
  await page.unroute('**/api/demande');
  await flow.getByRole('button', { name: 'Valider mon numéro' }).click();
  await expect(flow.getByRole('heading', { name: 'Demande enregistrée' })).toBeVisible();
  await expectNoViolation(page);
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  await expectNoViolation(page);
  await flow.getByRole('button', { name: 'Annuler' }).click();
  await flow.getByRole('button', { name: 'Terminer' }).click();
  await expect(flow.getByText('Étape 4 / 4')).toBeVisible();
  await expectNoViolation(page);
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeVisible();
  await expectNoViolation(page);
});
