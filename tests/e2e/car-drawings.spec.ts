import { expect, test } from './support/test.ts';

const CAR = '/dessins/vitrage-pare-brise.svg';

test.use({ isMobile: false });

test('a small image of the car has bold lines and no details', async ({ page, request }) => {
  // Media queries in an SVG file ask for the size of the image; in an empty page, for that of the viewport.
  await page.setContent(await (await request.get(CAR)).text());
  const looks = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return page
      .locator('svg > path:not([fill])')
      .first()
      .evaluate((detail) => {
        const outline = document.querySelector('path[fill][stroke]') ?? detail;
        return { details: getComputedStyle(detail).display, outline: getComputedStyle(outline).strokeWidth };
      });
  };
  expect(await looks(96, 50)).toEqual({ details: 'none', outline: '7px' });
  expect(await looks(280, 146)).toEqual({ details: 'inline', outline: '2px' });
});

for (const width of [390, 820, 1280])
  test(`the numbers of the services lie exactly over the car at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services');
    const car = page.locator(`img[src="${CAR}"]`).first();
    await car.scrollIntoViewIfNeeded();
    await expect.poll(() => car.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const [over, under] = [await page.locator('.on-car-marks').boundingBox(), await car.boundingBox()];
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((over?.[side] ?? 0) - (under?.[side] ?? 99)), side).toBeLessThan(1);
  });
