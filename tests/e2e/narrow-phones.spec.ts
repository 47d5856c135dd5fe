/** The header and the banner on narrow phones, with a long name and with large text. */
import { addStyle, overflowOf } from './support/page-looks.ts';
import { expect, test } from './support/test.ts';

test('the header’s buttons are whole and in one row, whatever the firm is called', async ({ page }) => {
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

  test('with text at 200 %, header and answers stay in the window', async ({ page }) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/remplacement-pare-brise-93');
      await expect(page.locator('.first-question')).toBeVisible();
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
