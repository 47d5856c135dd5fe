import { banner } from './support/banner.ts';
import { choiceIsRead } from './support/measurement.ts';
import { watchJumps } from './support/moves.ts';
import { addStyle, overflowOf } from './support/page-looks.ts';
import { ISLAND_SCRIPTS } from './support/scripts.ts';
import { expect, hold, test } from './support/test.ts';

test.use({ consentGiven: false, contextOptions: { reducedMotion: 'reduce' } });

const PAGES = ['/', '/remplacement-pare-brise-93', '/reparation-pare-brise'];

test('showing and hiding the consent banner causes no layout shift', async ({ page, context }) => {
  const moved = await watchJumps(page, { parts: '.first-question' });
  for (const path of PAGES) {
    await context.clearCookies();
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeVisible();
    const tops = () =>
      page.locator('main h1, main h2').evaluateAll((all) => all.map((h) => h.getBoundingClientRect().top));
    const before = await tops();
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await tops(), path).toEqual(before);
    expect(await moved(), path).toEqual([]);
  }
});

test(
  'the consent banner is above the contact bar, and together they cover at most two fifths of the viewport',
  { tag: '@phone' },
  async ({ page }) => {
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/services']) {
        await page.goto(path);
        await expect(banner(page)).toBeVisible();
        await expect(page.getByRole('link', { name: 'Devis Express' })).toBeInViewport({ ratio: 1 });
        const [question, bar] = await page
          .locator('.first-question, .mobile-bar')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        expect([bar.bottom, question.bottom], `${path} at ${width}`).toEqual([height, bar.top]);
        expect((height - question.top) / height, `${path} at ${width}`).toBeLessThanOrEqual(0.4);
      }
    }
  },
);

test('the consent banner covers no focused element', async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 320, height: 568 });
  for (const [path, text] of [
    ['/', 100],
    ['/services', 100],
    ['/services', 200],
  ] as const) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await addStyle(page, `html { font-size: ${text}% !important }`);
    await page.waitForFunction(
      (isLarge) =>
        document.documentElement.style.scrollPadding &&
        document.documentElement.hasAttribute('data-large') === isLarge,
      text > 100 && isMobile,
    );
    const covered = await page.evaluate(async () => {
      const found: string[] = [];
      const all = document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a, summary, input)');
      for (const element of all) {
        if (!element.checkVisibility()) continue;
        element.focus();
        await new Promise(requestAnimationFrame);
        // Ignores elements that are 200 px high or more, because they may be partly covered.
        const { top, bottom, height } = element.getBoundingClientRect();
        const edges = [...document.querySelectorAll('.header, .first-question, .mobile-bar')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.getBoundingClientRect());
        const isCovered = edges.some((edge) => top < edge.bottom - 1 && bottom > edge.top + 1);
        if (isCovered && height < 200) found.push(element.outerHTML.slice(0, 100));
      }
      return found;
    });
    expect(covered, path).toEqual([]);
  }
});

test(
  'the consent banner is hidden while the form is open, even before hydration',
  { tag: '@phone' },
  async ({ page }) => {
    const letThrough = await hold(page, ISLAND_SCRIPTS);
    await page.goto('/#etape-1', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Votre plaque d’immatriculation' })).toBeVisible();
    await choiceIsRead(page, 'unknown');
    await expect(page.locator('.first-question')).toBeHidden();
    letThrough();
    await expect(page.locator('html')).toHaveAttribute('data-flow', 'open');
    await expect(page.locator('.first-question')).toBeHidden();
    await page.getByRole('link', { name: 'Quitter la demande' }).click();
    await expect(banner(page)).toBeVisible();
  },
);

test.describe('visitors with the narrowest phones', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the consent banner has three unclipped buttons, large enough to tap', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    const boxes = await page.locator('.consent-choices .button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, top, bottom, height } = button.getBoundingClientRect();
        return { left, right, top, bottom, height, cut: button.scrollWidth > button.clientWidth };
      }),
    );
    expect(boxes).toHaveLength(3);
    for (const [i, { left, right, top, height, cut }] of boxes.entries()) {
      const isWhole = left >= 0 && right <= 320 && height >= 48 && !cut;
      const before = boxes[i - 1];
      const isApart = !before || left - before.right >= 8 || top - before.bottom >= 8;
      expect({ isWhole, isApart }, `answer ${i + 1}`).toEqual({ isWhole: true, isApart: true });
    }
    expect(await overflowOf(page)).toBe(0);
  });
});
