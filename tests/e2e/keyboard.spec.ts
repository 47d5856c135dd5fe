import type { Page } from '@playwright/test';
import { overflowOf } from './support/page-looks.ts';
import { demandesOf, expect, test } from './support/test.ts';

const NAME = 'Z'.repeat(120);

/** Presses Tab until an element with the name has focus. @throws Error after 60 presses */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((source) => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent ?? '';
      return new RegExp(source).test(
        `${label} ${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`,
      );
    }, name.source);
    if (found) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('the form can be completed by keyboard alone, even with values of the maximum length', async ({
  page,
  flow,
  phone,
}) => {
  const pressOn = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  const typeInto = async (name: RegExp, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await pressOn(/Devis Express/);
  await flow.at(1);
  await typeInto(/Plaque d’immatriculation/, 'ab000cd');
  await page.keyboard.press('Enter');
  await flow.at(2);
  await tabTo(page, /Vitre latérale/);
  await page.keyboard.press('ArrowDown');
  await flow.at(2);
  await page.keyboard.press('Enter');
  await flow.at(3);
  await typeInto(/Téléphone/, phone + '0'.repeat(17));
  const long = await flow.field('Téléphone').inputValue();
  await page.keyboard.press('Enter');
  await expect(flow.heading('Demande enregistrée')).toBeFocused();
  await pressOn(/Compléter mes informations/);
  await typeInto(/Nom complet/, NAME);
  await typeInto(/Adresse d’intervention/, 'A'.repeat(300));
  await pressOn(/^\s*Enregistrer/);
  await flow.at(4);
  const beyond = await flow.root
    .locator('.slip dd')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent),
    );
  expect(beyond).toEqual([]);
  await pressOn(/Envoyer la demande/);
  await expect(flow.heading('Demande envoyée !')).toBeFocused();
  const made = { vitrage: 'Vitre latérale', name: NAME, status: 'completed' };
  expect(await demandesOf(long)).toMatchObject([made]);
  expect(await overflowOf(page)).toBe(0);
});
