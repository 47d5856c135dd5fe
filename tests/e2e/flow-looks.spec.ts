import type { Page } from '@playwright/test';
import {
  cardOf,
  expect,
  fillCard,
  flowOf,
  leavePhone,
  reachStep2,
  reachStep3,
  saveDetails,
  sendByFlow,
  test,
} from './support/test.ts';

/** Controls whose rim and fill both stand out less than 3:1 from the ground around them (WCAG 1.4.11). */
const faintControls = (page: Page) =>
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
    const controls = '.button, .plate-field, .field-input, .glazing-card, .glazing-chip';
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility() && element.closest('.funnel, #main-form, .consent'))
      .filter((element) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(element);
        const ground = groundOf(element);
        return [borderTopColor, backgroundColor].every(
          (color) => isClear(color) || contrast(color, ground) < 3,
        );
      })
      .map((element) => `${element.className}: ${element.textContent.trim()}`);
  });

test('every control of the card and of the flow has a rim or a fill that is seen, in every state', async ({
  page,
  phone,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const clear = async () => expect(await faintControls(page)).toEqual([]);
  await page.goto('/');
  await clear();
  await fillCard(page, { phone });
  await clear();
  await reachStep2(page);
  await clear();
  await flowOf(page)
    .getByRole('button', { name: /Pare-brise/ })
    .click();
  await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();
  await clear();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/demande', async (route) => {
    await promise;
    await route.continue();
  });
  await leavePhone(page, phone);
  await expect(flowOf(page).getByRole('button', { name: 'Enregistrement...' })).toBeDisabled();
  await clear();
  resolve();
  await saveDetails(page);
  await expect(flowOf(page).getByText('Étape 4 / 4')).toBeVisible();
  await clear();
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1280, 900],
] as const) {
  test(`a message lies over nothing that is read at ${width} × ${height}`, async ({ page, phone }) => {
    await page.setViewportSize({ width, height });
    await reachStep2(page);
    await flowOf(page)
      .getByRole('button', { name: /Pare-brise/ })
      .click();
    await leavePhone(page, phone);
    const message = await page
      .getByRole('status')
      .filter({ hasText: 'Coordonnées validées !' })
      .boundingBox();
    expect(message).not.toBeNull();
    const under = page.locator('.funnel-bar > *, .step-title, .step-body > *, .step-actions, .glass-picker');
    for (const part of await under.all()) {
      const box = await part.boundingBox();
      if (!box || !message) continue;
      const apart =
        box.y >= message.y + message.height - 1 ||
        box.y + box.height <= message.y + 1 ||
        box.x >= message.x + message.width - 1 ||
        box.x + box.width <= message.x + 1;
      expect(apart, await part.evaluate((element) => element.className.toString())).toBe(true);
    }
  });
}

test('a step comes from the right, and from the left on the way back', async ({ page, context }) => {
  await reachStep2(page);
  const flow = flowOf(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Animation.enable');
  const paceOf = (playbackRate: number) => browser.send('Animation.setPlaybackRate', { playbackRate });
  const offset = () =>
    flow.locator('.step').evaluate((step) => new DOMMatrix(getComputedStyle(step).transform).e);
  await paceOf(0.02);
  await flow.getByRole('button', { name: /Pare-brise/ }).press('Enter');
  await expect(flow.getByText('Étape 3 / 4')).toBeVisible();
  expect(await offset()).toBeGreaterThan(0);
  await flow.getByRole('button', { name: 'Retour' }).dispatchEvent('click');
  await expect(flow.getByText('Étape 2 / 4')).toBeVisible();
  expect(await offset()).toBeLessThan(0);
});

test('on the car of step 2 a glass goes on as its card does', async ({ page }) => {
  await reachStep2(page);
  await flowOf(page).locator('.step .glass-picker-target').nth(2).locator('circle').first().click();
  await expect(flowOf(page).getByText('Étape 3 / 4')).toBeVisible();
  await page.goBack();
  await expect(flowOf(page).getByRole('button', { name: /Lunette arrière/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a number is grouped as it is typed, the caret stays, and a short one is only hinted at', async ({
  page,
}) => {
  await reachStep3(page);
  const flow = flowOf(page);
  const field = flow.getByLabel('Téléphone');
  await field.pressSequentially('06398');
  await expect(field).toHaveValue('06 39 8');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await field.press('1');
  await expect(field).toHaveValue('06 13 98');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  await field.blur();
  await expect(flow.getByText('Numéro incomplet ?')).toBeVisible();
  await expect(flow.getByRole('button', { name: 'Valider mon numéro' })).toBeEnabled();
  await field.fill('06.39.98.00.01');
  await expect(field).toHaveValue('06.39.98.00.01');
  await expect(flow.getByText('Numéro incomplet ?')).toHaveCount(0);
});

test('an error stands once', async ({ page, phone }) => {
  await page.route('**/api/demande', (route) => route.abort());
  await page.goto('/');
  await fillCard(page, { phone });
  await cardOf(page).getByRole('button', { name: 'Finaliser ma demande' }).click();
  await expect(page.getByText('Impossible d’enregistrer votre demande. Veuillez réessayer.')).toHaveCount(1);
});

test('the success screen says what comes next, and until when', async ({ page, phone }) => {
  await page.clock.setFixedTime('2026-11-23T14:37:00+01:00');
  await sendByFlow(page, phone);
  const steps = flowOf(page).locator('.sent-steps li');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).toContainText('au plus tard mardi 24 novembre à 14h');
  await expect(steps.nth(2)).toContainText('d’ici mercredi 25 novembre');
  await page.clock.setFixedTime('2026-11-24T14:37:00+01:00');
  await page.reload();
  await expect(steps.nth(0)).toContainText('au plus tard mardi 24 novembre à 14h');
});
