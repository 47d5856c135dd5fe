import type { Page } from '@playwright/test';
import { cardOf, expect, fillCard, test } from './support/test.ts';

const plateOf = (page: Page) => cardOf(page).locator('input[name=plaque]');
const check = (page: Page) => cardOf(page).locator('.plate-check');
const fillOf = (page: Page, selector: string, property: 'backgroundColor' | 'fill') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

test.describe('with the question of cookies', () => {
  test.use({ consentGiven: false });

  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [390, 844],
  ] as const) {
    test(`plate and button are seen above it at ${width} × ${height}, and the bar waits`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const question = page.locator('.consent');
      await expect(question).toBeVisible();
      const edge = (await question.boundingBox())?.y ?? 0;
      for (const part of [cardOf(page).locator('.plate-field'), check(page)]) {
        const box = await part.boundingBox();
        expect(box?.y).toBeGreaterThan(0);
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(edge);
      }
      await expect(page.locator('.mobile-bar')).toBeHidden();
      await question.getByRole('button', { name: 'Tout refuser' }).click();
      await expect(page.locator('.mobile-bar')).toBeVisible();
    });
  }
});

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    test('the headlamps come on with the first character of the plate', async ({ page }) => {
      await page.goto('/');
      const lens = () => fillOf(page, '.home-hero .car-front-lens', 'fill');
      const dark = await lens();
      await plateOf(page).fill('A');
      await expect.poll(lens).not.toBe(dark);
      await plateOf(page).fill('');
      await expect.poll(lens).toBe(dark);
    });
  });
}

test('the button lights with the first character too, and the lamps stay on once the plate is checked', async ({
  page,
}) => {
  await page.goto('/');
  const button = () => fillOf(page, '#main-form .plate-check', 'backgroundColor');
  expect(await button()).toBe('rgb(255, 255, 255)');
  await plateOf(page).fill('AB000CD');
  await expect.poll(button).toBe('rgb(255, 194, 26)');
  const lens = () => fillOf(page, '.home-hero .car-front-lens', 'fill');
  const lit = await lens();
  await check(page).click();
  await expect(cardOf(page).getByText('Pièces disponibles !')).toBeVisible();
  expect(await lens()).toBe(lit);
});

test('pressed too early, the card says what is missing and leads there', async ({ page, phone }) => {
  await page.goto('/');
  const card = cardOf(page);
  await check(page).dispatchEvent('click');
  await expect(card.getByRole('alert').getByText('Indiquez votre plaque.')).toBeVisible();
  await expect(plateOf(page)).toBeFocused();
  await plateOf(page).fill('A');
  await expect(card.getByText('Indiquez votre plaque')).toHaveCount(0);
  await check(page).click();
  const last = card.getByRole('button', { name: 'Finaliser ma demande' });
  await last.dispatchEvent('click');
  await expect(card.getByText('Choisissez le vitrage cassé.')).toBeVisible();
  await card.getByText('Pare-brise', { exact: true }).click();
  await last.dispatchEvent('click');
  await expect(card.getByText('Indiquez le numéro où vous rappeler.')).toBeVisible();
  await expect(card.getByLabel('Téléphone')).toBeFocused();
  await card.getByLabel('Téléphone').fill(phone);
  await expect(last).toBeEnabled();
});

for (const [width, height, isMobile] of [
  [390, 844, true],
  [1280, 900, false],
] as const) {
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, isMobile, hasTouch: isMobile });

    test('after the check, «Finaliser ma demande» is in the window', async ({ page }) => {
      await page.goto('/');
      await fillCard(page, { phone: '' });
      await expect(cardOf(page).getByRole('button', { name: 'Finaliser ma demande' })).toBeInViewport({
        ratio: 1,
      });
      await expect(plateOf(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.mobile-bar')).toBeHidden();
    });
  });
}

test('without the plate at hand a photo can be sent, and the number is there to be read', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('.home-hero');
  await expect(hero.getByRole('link', { name: /Envoyez une photo/ })).toHaveAttribute('href', /wa\.me/);
  for (const words of ['01 99 00 24 75', '8h-20h, urgences 24h/7j', 'avant assurance'])
    await expect(hero.getByText(words)).toBeVisible();
  const bar = page.locator('.mobile-bar');
  for (const words of ['01 99 00 24 75', '8h-20h, urgences 24h/7j'])
    await expect(bar.getByText(words)).toBeInViewport({ ratio: 1 });
});
