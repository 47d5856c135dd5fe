/** One visit of every page, on a phone and on a desktop. */
import type { Page } from '@playwright/test';
import { layOutAll } from '../support/lay-out-all.ts';
import { axeFindsNothing } from './support/axe.ts';
import { hasDisplayFace, shiftsOfLateFace } from './support/face.ts';
import { addStyle, overflowOf } from './support/page-looks.ts';
import { KINDS, LOCAL_PATHS, PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

/** Largest layout shift from the first paint on: a word or two. One more line is five times as much. */
const SHIFT = 0.01;

/** From the narrowest phone to a wide desktop, in px: each page has words and columns of its own. */
const WIDTHS = Array.from({ length: 41 }, (_, step) => 320 + 40 * step);

/** The display font loads after the first paint: its fallback must take the same room. */
async function openWithLateFace(page: Page, path: string): Promise<void> {
  const { before, after } = await shiftsOfLateFace(page, path);
  expect.soft(before + after, 'layout shift').toBeLessThan(SHIFT);
  expect.soft(await hasDisplayFace(page), 'the display font is loaded').toBe(true);
  await layOutAll(page);
}

async function mapIsReadable(page: Page, width: number): Promise<void> {
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
  expect(names.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  expect(Math.min(...names.map(({ height }) => height))).toBeGreaterThanOrEqual(12);
}

async function fitsTheNarrowestPhone(page: Page): Promise<void> {
  const end = await page.getByRole('contentinfo').boundingBox();
  expect.soft(end?.height, 'height of the footer').toBeLessThanOrEqual(1.5 * 844);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflowOf(page), 'sideways overflow').toBe(0);
  // WCAG 1.4.12, text spacing.
  await addStyle(page, '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }');
  await addStyle(page, 'p { margin-bottom: 2em }');
  expect.soft(await overflowOf(page), 'sideways overflow with wider letters').toBe(0);
}

/** Expects no heading wider than its column, nor the number at the page's end. */
async function headingsFit(page: Page): Promise<void> {
  // A word that is too long for its column would be cut, and its heading would fit.
  await addStyle(page, ':is(h1, h2, h3, h4, h3 *, .contact-block *) { overflow-wrap: normal !important }');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll(':is(main, footer) :is(h1, h2, h3, h4), .contact-block')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1)
        .map(({ textContent }) => textContent),
    );
    expect.soft(wide, `headings wider than their column at ${width} px`).toEqual([]);
  }
}

for (const path of PATHS) {
  test(`${path} keeps its lines as its font loads, passes axe, and fits every width`, async ({
    page,
    isMobile,
    viewport,
  }) => {
    await openWithLateFace(page, path);
    if (LOCAL_PATHS.includes(path)) await mapIsReadable(page, viewport?.width ?? 0);
    if (isMobile || KINDS.includes(path)) await axeFindsNothing(page);
    if (isMobile) await fitsTheNarrowestPhone(page);
    else await headingsFit(page);
  });
}
