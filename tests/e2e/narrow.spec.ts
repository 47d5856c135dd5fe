import { layOutAll } from '../support/lay-out-all.ts';
import { PATHS } from './support/paths.ts';
import { overflowOf } from './support/scroll.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const path of PATHS) {
  test(`nothing scrolls sideways on ${path} at 320 px, even with wider letters`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    expect(await overflowOf(page)).toBe(0);
    // WCAG 1.4.12, text spacing.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em } p { margin-bottom: 2em }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await overflowOf(page)).toBe(0);
  });
}

for (const width of [320, 352]) {
  test(`no button of the header gives way at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/services');
    const buttons = page.locator('.header-row > .button, .header-row > details > summary');
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all())
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(48);
  });
}
