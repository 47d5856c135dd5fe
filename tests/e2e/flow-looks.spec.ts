import type { Locator, Page } from '@playwright/test';
import { cutCalls, expect, setMotion, stopClock, test } from './support/test.ts';

/** At each size of the window the message is in it, over none of `parts`. @param sizes as «390×844» */
async function coversNone(page: Page, message: Locator, parts: string, sizes: string[]) {
  // The message stays.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300);
  for (const size of sizes) {
    const [wide = 0, high = 0] = size.split('×').map(Number);
    await page.setViewportSize({ width: wide, height: high });
    await expect(message).toBeInViewport({ ratio: 1 });
    const { x = 0, y = 0, width = 0, height = 0 } = (await message.boundingBox()) ?? {};
    const covered = await page.locator(parts).evaluateAll(
      (each, area) =>
        each.flatMap((part) => {
          const { left, right, top, bottom, width: own } = part.getBoundingClientRect();
          const beside = left >= area.right - 1 || right <= area.left + 1;
          const apart = beside || top >= area.bottom - 1 || bottom <= area.top + 1;
          return own === 0 || apart ? [] : [part.getAttribute('class')];
        }),
      { left: x, right: x + width, top: y, bottom: y + height },
    );
    expect(covered, `at ${size}`).toEqual([]);
  }
}

test('a message covers no control and no title at any size', async ({ page, flow, phone }) => {
  await page.clock.install();
  await flow.reachStep2();
  await flow.press(/Pare-brise/);
  await flow.leavePhone(phone);
  const message = page.locator('.toast', { hasText: 'Coordonnées validées !' });
  await expect(message).toBeVisible();
  // It lies over the number of the step and its dots, for as long as it is there.
  const parts =
    '.funnel-bar > :not(.funnel-badge, .funnel-dots), .step-title, .step-body > *, .step-actions, .slip';
  await coversNone(page, message, parts, ['360×640', '390×844', '768×1024', '820×1180', '1280×900']);
});

test('on a desktop the message of a failed card covers nothing', async ({ page, card, phone }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await card.visit({ phone });
  await cutCalls(page);
  await card.send();
  const parts = '.home-hero-words, .home-hero-facts, .home-hero-card :is(button, a, input, label)';
  await coversNone(page, page.locator('.toast'), parts, ['1280×900', '1024×768', '1280×720', '1920×1080']);
});

test('a step comes from the right, and from the left on the way back', async ({ page, flow }) => {
  await flow.reachStep2();
  await setMotion(page, 0.02);
  const offset = () =>
    flow.root.locator('.step').evaluate((step) => new DOMMatrix(getComputedStyle(step).transform).e);
  await flow.button(/Pare-brise/).press('Enter');
  await flow.at(3);
  expect(await offset()).toBeGreaterThan(0);
  await flow.button('Retour').dispatchEvent('click');
  await flow.at(2);
  expect(await offset()).toBeLessThan(0);
});

test('with reduced motion nothing slides, fades or scrolls smoothly', async ({ page, flow }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await flow.reachStep2();
  const moving = await page.evaluate(() => [
    ...document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap(Object.keys)
      // Properties that every keyframe has, and those that are not seen.
      .filter((name) => !/^(offset|computedOffset|easing|composite|pointerEvents)$/.test(name)),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['scroll'] : []),
  ]);
  expect(moving).toEqual([]);
});

test('plate, cards and the chosen card keep their outlines in forced colours', async ({ page, flow }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#etape-1');
  const rim = (selector: string) =>
    flow.root
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
  expect(await rim('.plate-field')).toBeGreaterThan(0);
  await flow.checkPlate();
  expect(await rim('.glazing-card')).toBeGreaterThan(0);
  await stopClock(page);
  await flow.press(/Pare-brise/);
  // By more than its colour.
  await expect(flow.button(/Pare-brise/)).not.toHaveCSS('outline-style', 'none');
});

test('a screen reader is told each step: number, question, choices and buttons', async ({ page, flow }) => {
  const reads = (step: number, question: string, controls: string) =>
    expect(flow.root).toMatchAriaSnapshot(`
      - main "Demande de devis":
        - link "Quitter la demande"
        - link /Appeler/
        - paragraph: Étape ${step} / 4
        - heading "${question}" [level=2]
        ${controls}`);
  const button = (name: string) => `- button "${name}" [disabled]`;
  await page.goto('/#etape-1');
  await reads(1, 'Votre plaque d’immatriculation', button('Vérifier la disponibilité'));
  await flow.checkPlate();
  await reads(2, 'Type de vitrage', '- list');
  await flow.press(/Pare-brise/);
  await reads(3, 'Vos coordonnées', button('Valider mon numéro'));
});
