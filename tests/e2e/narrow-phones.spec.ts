import { addStyle, overflowOf } from './support/page-looks.ts';
import { expect, test } from './support/test.ts';

test('header buttons fit in one row, even with a long brand name', async ({ page }) => {
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

test.describe('visitors without a stored cookie choice', () => {
  test.use({ consentGiven: false });

  test('at 200 % text size, the header and the consent banner fit the width of the viewport', async ({
    page,
  }) => {
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/remplacement-pare-brise-93');
      await expect(page.locator('.first-question')).toBeVisible();
      await addStyle(page, 'html { font-size: 200% !important }');
      await expect.poll(() => overflowOf(page), `at ${width}`).toBe(0);
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

test('in a very short viewport, the header and the contact bar are not sticky', async ({ page }) => {
  // This is the viewport of a desktop at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 160 });
  await page.goto('/services');
  await expect(page.locator('html')).toHaveAttribute('data-crowded');
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  for (const part of ['.header', '.mobile-bar']) await expect(page.locator(part)).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('html')).not.toHaveAttribute('data-crowded');
  await expect(page.locator('.header')).toBeInViewport();
});

test('in landscape, text avoids the notch on both sides', async ({ page, context }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: 59, leftMax: 59, right: 59, rightMax: 59, bottom: 21, bottomMax: 21 },
  });
  for (const path of ['/', '/services', '/blog/preparation-intervention-domicile', '/#etape-1']) {
    await page.goto(path);
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll(':is(h1, h2, h3, p, li, dd, td, label, a, button, input, summary)')]
        .filter(
          (one) =>
            one.checkVisibility() &&
            one.getBoundingClientRect().width > 1 &&
            !one.closest('svg, .visually-hidden'),
        )
        .flatMap((one) => {
          const { left, right } = one.getBoundingClientRect();
          const isText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          return isText && (left < 58 || right > innerWidth - 58) ? [one.outerHTML.slice(0, 90)] : [];
        }),
    );
    expect(beyond, path).toEqual([]);
  }
});
