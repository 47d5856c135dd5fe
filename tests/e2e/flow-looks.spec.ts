import type { Page } from '@playwright/test';
import { answerWith, cutCalls, expect, FUNCTION, setMotion, stopClock, test } from './support/test.ts';

/** @param size such as «390×844» */
async function resize(page: Page, size: string) {
  const [width = 0, height = 0] = size.split('×').map(Number);
  await page.setViewportSize({ width, height });
}

const UNCOVERED =
  '.funnel-badge, .step-title, .field-label, .field-input, .plate-field, .glazing-chip, .button, .slip button, .failure';

/** Sizes from the narrowest phone to a desktop; 440 px is the height above a virtual keyboard. */
const SIZES = ['320×640', '360×440', '360×740', '390×844', '820×1180', '1280×560', '1280×900'];

/** Expects the toast to cover nothing important at any size. Changes the viewport. */
async function coversNothing(page: Page, at: string) {
  const toast = page.locator('.toast:visible');
  await expect(toast).toHaveCount(1);
  for (const size of SIZES) {
    await resize(page, size);
    const covered = await page.evaluate((selector) => {
      const areaOf = (element: Element) => element.getBoundingClientRect();
      const { left, right, top, bottom } = areaOf(
        [...document.querySelectorAll('.toast')].find((each) => each.checkVisibility()) ?? document.body,
      );
      const isUnder = (own: DOMRect) =>
        own.left < right - 1 && own.right > left + 1 && own.top < bottom - 1 && own.bottom > top + 1;
      // Ignores parts of sticky elements, because they may lie above the toast.
      return [...document.querySelectorAll(selector)]
        .filter((part) => part.checkVisibility() && !part.closest('.step-actions, .header, [hidden]'))
        .filter((part) => isUnder(areaOf(part)))
        .map((part) => part.outerHTML.slice(0, 120));
    }, UNCOVERED);
    expect(covered, `${at}, ${size}`).toEqual([]);
  }
  await resize(page, '390×844');
}

test('at any viewport size, no toast covers the number, the title, a field or a button of a step', async ({
  page,
  card,
  flow,
  phone,
}) => {
  // A paused clock keeps toasts open.
  await page.clock.install();
  const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600);
  const fails = async (button: string, at: string) => {
    await cutCalls(page);
    await page.clock.resume();
    await flow.press(button);
    await expect(page.locator('.toast[data-kind="error"]:visible')).toBeVisible();
    await pause();
    await coversNothing(page, at);
    await page.clock.resume();
    await page.unroute(FUNCTION);
  };
  const succeeds = async (message: string, at: string) => {
    await expect(flow.root.locator('.toast', { hasText: message })).toBeVisible();
    await pause();
    await expect(flow.root.locator('.toast')).toBeInViewport({ ratio: 1 });
    await coversNothing(page, at);
    await page.clock.resume();
  };
  await card.visit({ phone });
  await cutCalls(page);
  await card.send();
  await expect(page.locator('.toast[data-kind="error"]:visible')).toBeVisible();
  await pause();
  await coversNothing(page, 'card');
  await page.clock.resume();
  await page.unroute(FUNCTION);
  await page.goto('/404');
  await page.goto('/#etape-3');
  await flow.at(3);
  await fails('Valider mon numéro', 'phone');
  await flow.press('Valider mon numéro');
  await succeeds('Coordonnées validées !', 'saved');
  await flow.openDetails();
  await fails('Enregistrer', 'details');
  await flow.press('Enregistrer');
  await succeeds('Informations sauvegardées !', 'recap');
  await flow.press('Modifier');
  await expect(page.locator('.toast')).toHaveCount(0);
  await answerWith(page, 429, { success: false, status: 'rate_limited' });
  await flow.press('Finaliser');
  await succeeds('Demande déjà enregistrée', 'recap of a duplicate');
  await fails('Envoyer la demande', 'recap');
  await flow.press('Envoyer la demande');
  await succeeds('Demande envoyée !', 'sent');
  await flow.press('Nouvelle demande');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a toast causes no layout shift and lets taps through to the page', async ({ page, flow, phone }) => {
  await page.clock.install();
  await flow.reachStep3();
  await cutCalls(page);
  const places = () =>
    flow.root
      .locator('.funnel-badge, .step-title, .field-input, .slip')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top + scrollY));
  const before = await places();
  await flow.leavePhone(phone);
  const toast = flow.root.locator('.toast');
  await expect(toast).toBeVisible();
  expect(await places()).toEqual(before);
  await flow.field('Téléphone').click({ trial: true });
  await expect(toast).toHaveCSS('pointer-events', 'none');
  await page.clock.fastForward(10_000);
  await expect(toast).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('the explanation of what follows a request is shown on desktops but not on phones', async ({
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

test('at any viewport size, an error is visible beside the button that was pressed', async ({
  page,
  card,
  phone,
}) => {
  await card.visit({ phone });
  await cutCalls(page);
  for (const size of ['390×844', '320×640', '1024×768', '1280×720', '1920×1080']) {
    await resize(page, size);
    await card.send();
    await expect(card.root.locator('.failure:visible')).toBeInViewport({ ratio: 1 });
  }
});

test('the next step slides in from the right, and the previous one from the left', async ({ page, flow }) => {
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
      .filter((name) => !/^(offset|computedOffset|easing|composite|pointerEvents)$/.test(name)),
    ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth' ? ['scroll'] : []),
  ]);
  expect(moving).toEqual([]);
});

test('in forced-colors mode, the plate field, the glass cards and the chosen card are outlined', async ({
  page,
  flow,
}) => {
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
  // WCAG 1.4.1: colour must not be the only difference.
  await expect(flow.button(/Pare-brise/)).not.toHaveCSS('outline-style', 'none');
});

test('steps 1 to 3 of the form expose their number, their question and their controls to screen readers', async ({
  page,
  flow,
}) => {
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
