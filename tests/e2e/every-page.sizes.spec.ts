/** Measures of every page on phones, and of its headings at every width. */
import { layOutAll } from '../support/lay-out-all.ts';
import { addStyle, overflowOf } from './support/page-looks.ts';
import { PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = Array.from({ length: 41 }, (_, step) => 320 + 40 * step);

for (const path of PATHS) {
  test(`the footer of ${path} is short enough for a phone`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    const end = await page.getByRole('contentinfo').boundingBox();
    expect(end?.height).toBeLessThanOrEqual(1.5 * 844);
  });

  test(`nothing scrolls sideways on ${path} at 320 px, even with wider letters`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await layOutAll(page);
    expect(await overflowOf(page)).toBe(0);
    // WCAG 1.4.12, text spacing.
    await addStyle(page, '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }');
    await addStyle(page, 'p { margin-bottom: 2em }');
    expect(await overflowOf(page)).toBe(0);
  });

  test.describe('on a desktop too', () => {
    test.use({ isMobile: false });

    test(`no heading of ${path} is wider than its column, nor is the number at its end`, async ({ page }) => {
      await page.goto(path);
      await layOutAll(page);
      // A word that is too long for its column would be cut, and its heading would fit.
      await addStyle(
        page,
        ':is(h1, h2, h3, h4, h3 *, .contact-block *) { overflow-wrap: normal !important }',
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, h4), .contact-block')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1)
            .map(({ textContent }) => textContent),
        );
        expect(wide, `at ${width} px`).toEqual([]);
      }
    });
  });
}

test('every button of the header is whole and in one row on the narrowest phones, whatever the firm is called', async ({
  page,
}) => {
  await page.goto('/services');
  const buttons = page.locator('.header-row > .button, .header-row > details > summary');
  await expect(buttons).toHaveCount(3);
  const usual = await page.locator('.header .logo').textContent();
  for (const name of [usual?.trim() ?? '', 'Vitrexpress', 'Parebriseminute']) {
    await page.locator('.header .logo').evaluate((logo, text) => {
      if (logo.lastChild) logo.lastChild.textContent = text;
      logo.classList.toggle('logo-long', text.length > 10);
    }, name);
    for (const width of [320, 352, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const boxes = await buttons.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
      for (const box of boxes) {
        expect(box.width, `${name} at ${width}`).toBeGreaterThanOrEqual(48);
        expect(box.y, `${name} at ${width}`).toBe(boxes[0].y);
      }
    }
  }
});

test.describe('before a choice on cookies', () => {
  test.use({ consentGiven: false });

  test('with text at 200 % alone, menu, calls and all three answers stay in the window and apart', async ({
    page,
  }) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/remplacement-pare-brise-93');
      await expect(page.locator('.consent')).toBeVisible();
      await addStyle(page, 'html { font-size: 200% !important }');
      expect(await overflowOf(page), `at ${width}`).toBe(0);
      const outside = await page
        .locator('.header-row > :is(.button, details), .consent-choices .button')
        .evaluateAll((all) =>
          all.flatMap((part) => {
            const { left, right } = part.getBoundingClientRect();
            return right === left || (left >= 0 && right <= innerWidth) ? [] : [part.textContent];
          }),
        );
      expect(outside, `at ${width}`).toEqual([]);
    }
  });
});
