import type { Locator } from '@playwright/test';
import { banner } from './support/banner.ts';
import { choiceIsRead } from './support/measurement.ts';
import { watchMoves } from './support/moves.ts';
import { expect, test } from './support/test.ts';

// Without motion, so that a page stands still when it is looked at.
test.use({ consentGiven: false, contextOptions: { reducedMotion: 'reduce' } });

const PAGES = ['/', '/remplacement-pare-brise-93', '/reparation-pare-brise'];

/** Whether the middle and both ends of an element are what a finger would touch there. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const points = [left + 6, (left + right) / 2, right - 6].map((x) => [x, (top + bottom) / 2] as const);
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.closest('.plate-field')?.contains(target) === true);
    });
  });

for (const path of PAGES) {
  test(`${path}: the banner moves nothing, and its coming and going is no layout shift`, async ({ page }) => {
    const moved = await watchMoves(page, '.consent');
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
    const tops = () =>
      page.locator('main h1, main h2').evaluateAll((all) => all.map((h) => h.getBoundingClientRect().top));
    const before = await tops();
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await tops()).toEqual(before);
    expect(await moved()).toEqual([]);
  });
}

test('covers no field that has focus, whichever and however it was reached', async ({ page }) => {
  for (const height of [844, 640, 420]) {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const plate = page.locator('#main-form input[name=plaque]');
    await plate.focus();
    await expect(plate).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(plate), `plate at ${height}`).toBe(true);
    await page.keyboard.type('AB000CD');
    await page.keyboard.press('Enter');
    const phone = page.locator('#main-form').getByLabel('Téléphone');
    await phone.focus();
    await expect(phone).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(phone), `phone at ${height}`).toBe(true);
    await phone.blur();
    await expect(banner(page)).toBeVisible();
  }
});

test('a link or button reached by Tab is never behind it', async ({ page }) => {
  await page.goto('/services');
  await expect(banner(page)).toBeVisible();
  const covered = await page.evaluate(async () => {
    const inside = document.querySelector('.consent');
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main a, main summary, footer a')) {
      if (!element.checkVisibility()) continue;
      element.focus();
      await new Promise(requestAnimationFrame);
      const edge = inside?.getBoundingClientRect().top ?? 0;
      if (element.getBoundingClientRect().bottom > edge + 1) found.push(element.textContent.trim());
    }
    return found;
  });
  expect(covered).toEqual([]);
});

test('is hidden in the flow, with and without React, and comes back with the page', async ({ page }) => {
  const { promise: arrived, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    // The page's own script reads the choice; those of the islands are on their way.
    if (!/\/site-[^/]+$/.test(route.request().url())) await arrived;
    await route.continue();
  });
  await page.goto('/#etape-1', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Votre plaque d’immatriculation' })).toBeVisible();
  await choiceIsRead(page, 'unknown');
  await expect(page.locator('.consent')).toBeHidden();
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('data-flow', 'open');
  await expect(page.locator('.consent')).toBeHidden();
  await page.getByRole('link', { name: 'Quitter la demande' }).click();
  await expect(banner(page)).toBeVisible();
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('keeps its three answers whole, apart, and large enough for a finger', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const boxes = await page.locator('.consent-choices .button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, top, bottom, height } = button.getBoundingClientRect();
        return { left, right, top, bottom, height, cut: button.scrollWidth > button.clientWidth };
      }),
    );
    expect(boxes).toHaveLength(3);
    for (const { left, right, height, cut } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      expect(height).toBeGreaterThanOrEqual(48);
      expect(cut).toBe(false);
    }
    for (const [i, next] of boxes.slice(1).entries()) {
      const before = boxes[i];
      expect(before && (next.left - before.right >= 8 || next.top - before.bottom >= 8)).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('leaves more of the page to be seen than it takes', async ({ page }) => {
    await page.goto('/services');
    await expect(banner(page)).toBeVisible();
    const box = await banner(page).boundingBox();
    expect(box && box.y > 320).toBe(true);
  });
});
