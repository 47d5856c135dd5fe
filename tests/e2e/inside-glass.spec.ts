import { globSync, readFileSync } from 'node:fs';
import { expect, test } from './support/test.ts';

const PAGE = globSync('content/pages/*.md')
  .find((file) => /^ +dessin: verre$/m.test(readFileSync(file, 'utf8')))
  ?.replace(/^content\/pages|\.md$/g, '');

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test('the repair animation shows one phase at a time while scrolling', async ({ page }) => {
  test.skip(!PAGE, 'no page has such steps');
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
