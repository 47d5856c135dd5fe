import { axeFindsNothing } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('all sections are printed in dark text on white', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/services', '/remplacement-pare-brise-92']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const backgrounds = await page.locator('[data-ground]').evaluateAll((all) =>
      all.map((ground) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(ground);
        return `${backgroundColor} ${backgroundImage}`;
      }),
    );
    expect([...new Set(backgrounds)]).toEqual(['rgba(0, 0, 0, 0) none']);
    await axeFindsNothing(page);
  }
  await expect(page.locator('.local-map')).toHaveCSS('--map-ground', '#f3f7f7');
});
