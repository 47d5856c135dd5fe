import { LOCAL_PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

for (const path of LOCAL_PATHS) {
  test(`the map of ${path} is visible and its names are readable`, async ({ page, viewport }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const map = page.locator('.hero .local-map');
    await map.scrollIntoViewIfNeeded();
    await expect(map).toBeInViewport();
    const names = await map.locator('text').evaluateAll((texts) =>
      texts.map((text) => {
        const { left, right, height } = text.getBoundingClientRect();
        return { name: text.textContent, left, right, height };
      }),
    );
    expect(names.length).toBeGreaterThan(0);
    const width = viewport?.width ?? 0;
    expect(names.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
    expect(Math.min(...names.map(({ height }) => height))).toBeGreaterThanOrEqual(12);
  });
}
