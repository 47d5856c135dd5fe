import type { Locator, Page } from '@playwright/test';
import { cutCalls, expect, setMotion, stopClock, test } from './support/test.ts';

/** @param size of the window, as «390×844» */
async function resize(page: Page, size: string) {
  const [width = 0, height = 0] = size.split('×').map(Number);
  await page.setViewportSize({ width, height });
}

/** The message is in the window, over none of `parts`. */
async function coversNone(message: Locator, parts: Locator) {
  await expect(message).toBeInViewport({ ratio: 1 });
  const area = await message.evaluate((box) => box.getBoundingClientRect().toJSON());
  const covered = parts.evaluateAll((each, { left, right, top, bottom }) => {
    const isUnder = (own: DOMRect) =>
      own.left < right - 1 && own.right > left + 1 && own.top < bottom - 1 && own.bottom > top + 1;
    return each.filter((part) => isUnder(part.getBoundingClientRect())).map((part) => part.outerHTML);
  }, area);
  expect(await covered).toEqual([]);
}

test('a message covers no control and no title at any size', async ({ page, flow, phone }) => {
  await page.clock.install();
  await flow.reachStep2();
  await flow.press(/Pare-brise/);
  await flow.leavePhone(phone);
  const message = page.locator('.toast', { hasText: 'Coordonnées validées !' });
  await expect(message).toBeVisible();
  // The message stays.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300);
  // It lies over the number of the step and its dots, for as long as it is there.
  const parts = '.funnel-bar > :not(.funnel-badge, .funnel-dots), .step-title, .step-body > *, .slip, button';
  for (const size of ['360×640', '390×844', '768×1024', '820×1180', '1280×900']) {
    await resize(page, size);
    await coversNone(message, page.locator(parts));
  }
  // It scrolls with the step.
  await resize(page, '1280×560');
  const place = () => message.evaluate((box) => box.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.evaluate(() => scrollTo(0, 200));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await place()).toBe(before);
});

test('a desktop says what comes after the card and each step, a phone does not', async ({
  page,
  card,
  flow,
}) => {
  await card.visit();
  const beside = page.locator('.home-hero-next');
  await expect(beside).toBeHidden();
  await resize(page, '1280×900');
  await expect(beside).toBeInViewport({ ratio: 1 });
  await flow.reachStep2();
  await flow.press(/Pare-brise/);
  const after = flow.root.locator('.next-steps');
  await expect(after).toBeInViewport({ ratio: 1 });
  await resize(page, '390×844');
  await expect(after).toBeHidden();
});

test('a failed try is told beside its button, in place of the words that stay there', async ({
  page,
  card,
  phone,
}) => {
  await card.visit({ phone });
  await cutCalls(page);
  for (const size of ['390×844', '320×640', '1024×768', '1280×720', '1920×1080']) {
    await resize(page, size);
    await card.send();
    await expect(card.text('Impossible d’enregistrer')).toBeInViewport({ ratio: 1 });
    await expect(card.text('L’envoi a échoué')).toBeHidden();
  }
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
