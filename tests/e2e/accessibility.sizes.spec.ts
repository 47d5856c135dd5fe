import type { Page } from '@playwright/test';
import { axeFindsNothing } from './support/axe.ts';
import { choiceIsRead } from './support/measurement.ts';
import { cutCalls, expect, FUNCTION, hold, tells, test } from './support/test.ts';

/**
 * Finds controls with faults that axe ignores: low contrast (WCAG 1.4.11), another font, or text below 16 px, which
 * makes iOS zoom.
 */
const faultyControls = (page: Page) =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const light = (color: string) =>
      channels(color)
        .slice(0, 3)
        .map((value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const isClear = (color: string) => channels(color)[3] === 0;
    const groundOf = (element: Element): string => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const color = getComputedStyle(at).backgroundColor;
        if (!isClear(color)) return color;
      }
      return 'rgb(255, 255, 255)';
    };
    const faint = (element: Element) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(element);
      return [borderTopColor, backgroundColor].every(
        (color) => isClear(color) || contrast(color, groundOf(element)) < 3,
      );
    };
    const faces = [...document.querySelectorAll('body, h1')].map((it) => getComputedStyle(it).fontFamily);
    const parts = [...document.querySelectorAll('.funnel, #main-form, .first-question')];
    const shown = (selector: string) =>
      parts
        .flatMap((part) => [...part.querySelectorAll(selector)])
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden]'));
    const strange = (element: Element) => {
      const { fontFamily, fontSize } = getComputedStyle(element);
      const typed = element.matches('input:not([type=radio]), textarea, select');
      return !faces.includes(fontFamily) || (typed && Number.parseFloat(fontSize) < 16);
    };
    return [
      ...shown('.button, .plate-field, .field-input, .glazing-card, .glazing-chip').filter(faint),
      ...shown('input, textarea, select, button, label, a[href]').filter(strange),
    ].map((element) => element.outerHTML.slice(0, 200));
  });

async function isFine(page: Page, within?: string) {
  await axeFindsNothing(page, within);
  expect(await faultyControls(page)).toEqual([]);
}

test.describe('visitors without a stored cookie choice', { tag: '@phone' }, () => {
  test.use({ consentGiven: false });

  test('axe finds no violation in the banner and the home page card, before or after the plate check', async ({
    page,
    card,
    phone,
  }) => {
    await page.goto('/');
    await choiceIsRead(page, 'unknown');
    await isFine(page);
    await card.fillIn({ phone });
    await isFine(page);
  });
});

test('axe finds no violation in any step of the form, in any state', async ({ page, flow, phone }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#etape-1');
  await expect(page.locator('html')).toHaveAttribute('data-flow', 'open');
  await flow.plate().fill('1234AB75');
  await isFine(page);
  await flow.check().click();
  await flow.at(2);
  await isFine(page, '.funnel');
  await flow.press(/Pare-brise/);
  await flow.at(3);
  await isFine(page, '.funnel');
  await cutCalls(page);
  await flow.leavePhone(phone);
  await tells(page, 'Erreur');
  await isFine(page, '.funnel');
  await page.unroute(FUNCTION);
  const release = await hold(page, FUNCTION);
  await flow.press('Valider mon numéro');
  await expect(flow.button('Enregistrement...')).toBeDisabled();
  await isFine(page, '.funnel');
  release();
  await expect(flow.heading('Demande enregistrée')).toBeVisible();
  await isFine(page, '.funnel');
  await flow.press('Compléter mes informations');
  await flow.press('Changer de numéro');
  await expect(flow.root.getByLabel('Téléphone')).toBeFocused();
  await isFine(page, '.funnel');
  await flow.press('Annuler');
  await flow.press('Terminer');
  await flow.at(4);
  await isFine(page, '.funnel');
  await flow.press('Envoyer la demande');
  await flow.sent();
  await isFine(page);
});
