import type { Page } from '@playwright/test';
import { overflowOf } from './support/scroll.ts';
import { demandesOf, expect, flowOf, test } from './support/test.ts';

/** Presses Tab until an element that fits has focus; fails when the page's end is reached first. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((source) => {
      const element = document.activeElement as HTMLElement | null;
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';
      return new RegExp(source).test(
        `${label} ${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`,
      );
    }, name.source);
    if (found) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

for (const width of [390, 320]) {
  test(`the whole flow is done by keyboard alone, ${width} px wide`, async ({ page, phone }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    await tabTo(page, /Devis gratuit en ligne/);
    await page.keyboard.press('Enter');
    const flow = flowOf(page);
    await expect(flow.getByText('Étape 1 / 4')).toBeVisible();
    await tabTo(page, /Plaque d’immatriculation/);
    await page.keyboard.type('ab000cd');
    await page.keyboard.press('Enter');
    await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
    await tabTo(page, /Vitre latérale/);
    await page.keyboard.press('ArrowDown');
    await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(flow.getByText('Étape 3 / 4')).toBeVisible();
    await tabTo(page, /Téléphone/);
    await page.keyboard.type(phone);
    await page.keyboard.press('Enter');
    await expect(flow.getByRole('heading', { name: 'Demande enregistrée' })).toBeFocused();
    await tabTo(page, /Compléter mes informations/);
    await page.keyboard.press('Enter');
    await tabTo(page, /Nom complet/);
    await page.keyboard.type('Zoé Essai');
    await tabTo(page, /Adresse d’intervention/);
    await page.keyboard.type('Gonesse');
    await tabTo(page, /^\s*Enregistrer/);
    await page.keyboard.press('Enter');
    await expect(flow.getByText('Étape 4 / 4')).toBeVisible();
    await tabTo(page, /Envoyer la demande/);
    await page.keyboard.press('Enter');
    await expect(flow.getByRole('heading', { name: 'Demande envoyée !' })).toBeFocused();
    expect(await demandesOf(phone)).toMatchObject([
      { vitrage: 'Vitre latérale', name: 'Zoé Essai', status: 'completed' },
    ]);
    const overflow = await overflowOf(page);
    expect(overflow, 'nothing is cut or scrolls sideways').toBeLessThanOrEqual(0);
  });
}
