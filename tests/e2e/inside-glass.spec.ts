import { globSync, readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';

const PAGE = globSync('content/pages/*.md')
  .find((file) => /^ +dessin: verre$/m.test(readFileSync(file, 'utf8')))
  ?.replace(/^content\/pages|\.md$/g, '');

test.skip(!PAGE, 'no page has such steps');

test('on phones each repair phase has its own picture, with its number on the corner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE ?? '');
  await expect(page.locator('.glass-board')).toBeHidden();
  const gaps = await page.locator('.phases > li').evaluateAll((steps) =>
    steps.map((step) => {
      const corner = (selector: string) => step.querySelector(selector)?.getBoundingClientRect();
      const [picture, disc] = [corner('.glass-phase'), corner('.disc')];
      return picture && disc && [picture.x - disc.x, picture.y - disc.y];
    }),
  );
  expect(gaps).toEqual(Array(4).fill([8, 8]));
});

test('the repair animation shows one phase at a time while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PAGE ?? '');
  const steps = page.locator('.scene-verre .phases > li');
  for (let phase = 0; phase < (await steps.count()); phase += 1) {
    await steps
      .nth(phase)
      .evaluate((step) => scrollBy(0, step.getBoundingClientRect().top - innerHeight / 2));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const lit = (selector: string, isLit: (style: CSSStyleDeclaration) => boolean) =>
            [...document.querySelectorAll(selector)].flatMap((one, n) =>
              isLit(getComputedStyle(one)) ? [n] : [],
            );
          return {
            pictures: lit('.inside-glass-phase', ({ opacity }) => opacity === '1'),
            names: lit('.glass-board > .glass-phase', ({ boxShadow }) => boxShadow !== 'none'),
          };
        }),
      )
      .toEqual({ pictures: [phase], names: [phase] });
  }
});
