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
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return { name: text.textContent, left, right, top, bottom };
      }),
    );
    expect(names.length).toBeGreaterThan(0);
    const width = viewport?.width ?? 0;
    expect(names.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
    // Line boxes are higher than their letters: they may overlap a little.
    const touching = names.flatMap((a, index) =>
      names
        .slice(index + 1)
        .filter(
          (b) => a.left < b.right && b.left < a.right && a.top + 2 < b.bottom - 2 && b.top + 2 < a.bottom - 2,
        )
        .map((b) => `${a.name} / ${b.name}`),
    );
    expect(touching).toEqual([]);
    expect(Math.min(...names.map(({ top, bottom }) => bottom - top))).toBeGreaterThanOrEqual(12);
  });
}
