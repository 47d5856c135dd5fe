/** Checks each page on a phone, and one page of each kind on a desktop. */
import type { Page } from '@playwright/test';
import { axeFindsNothing } from './support/axe.ts';
import { hasDisplayFace, shiftsOfLateFace } from './support/face.ts';
import { addStyle, layOutAll, overflowOf } from './support/page-looks.ts';
import { KINDS, LOCAL_PATHS, PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

/** Maximum layout shift after the first paint: a word or two may move. One more line would cause five times as much. */
const SHIFT = 0.01;

const WIDTHS = Array.from({ length: 41 }, (_, step) => 320 + 40 * step);

const tagsOf = (path: string): string[] => (KINDS.includes(path) ? [] : ['@phone']);

/** Opens a page whose display font arrives after the first paint, and expects hardly any layout shift. */
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
  const names = await map.evaluate(async (svg) => {
    // What `<use>` shows cannot be measured, so that the labels of the file take its place.
    const use = svg.querySelector<SVGUseElement>('use[href$="#noms"]');
    const file = await (await fetch(use?.href.baseVal ?? '')).text();
    const labels = new DOMParser().parseFromString(file, 'image/svg+xml').querySelector('#noms');
    use?.replaceWith(labels ?? '');
    return Array.from(svg.querySelectorAll('text'), (text) => {
      const { left, right, height } = text.getBoundingClientRect();
      return { name: text.textContent, left, right, height };
    });
  });
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
  expect(Math.min(...names.map(({ height }) => height))).toBeGreaterThanOrEqual(12);
}

async function fitsTheNarrowestPhone(page: Page): Promise<void> {
  const end = await page.getByRole('contentinfo').boundingBox();
  expect.soft(end?.height, 'height of the footer').toBeLessThanOrEqual(1.75 * 844);
  // WCAG 1.4.4 requires that text can be enlarged to 200 %.
  await page.setViewportSize({ width: 360, height: 640 });
  await addStyle(page, 'html { font-size: 200% !important }');
  await expect(page.locator('html')).toHaveAttribute('data-large');
  expect.soft(await overflowOf(page), 'sideways overflow with large text').toBe(0);
  await addStyle(page, 'html { font-size: 100% !important }');
  await expect(page.locator('html')).not.toHaveAttribute('data-large');
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflowOf(page), 'sideways overflow').toBe(0);
  // WCAG 1.4.12 requires this text spacing.
  await addStyle(page, '* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }');
  await addStyle(page, 'p { margin-bottom: 2em }');
  expect.soft(await overflowOf(page), 'sideways overflow with wider letters').toBe(0);
}

/** @returns headings wider than their column, and titles whose height on a desktop differs in the fallback font */
const headingsOf = (page: Page) =>
  page.evaluate(async (widths) => {
    // Measures in an iframe, because resizing it causes only one layout.
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position: fixed; height: 900px; visibility: hidden';
    frame.srcdoc = await (await fetch(location.href)).text();
    document.body.append(frame);
    await new Promise((loaded) => frame.addEventListener('load', loaded));
    const inside = frame.contentDocument ?? document;
    const [sheet] = inside.styleSheets;
    sheet?.insertRule('section { content-visibility: visible !important }', sheet.cssRules.length);
    // Turns off line breaks within words, which would hide an overflow.
    sheet?.insertRule('* { overflow-wrap: normal !important }', sheet.cssRules.length);
    await inside.fonts.ready;
    const headings = [...inside.querySelectorAll(':is(main, footer) :is(h1, h2, h3, h4), .contact-block')];
    const wide = widths.flatMap((width) => {
      frame.style.width = `${width}px`;
      return headings
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1)
        .map(({ textContent }) => `${width} px: ${textContent}`);
    });
    frame.style.width = '1280px';
    const titles = [...inside.querySelectorAll('h1')];
    const heights = () => titles.map(({ offsetHeight }) => offsetHeight);
    const after = heights();
    for (const title of titles)
      title.style.fontFamily = getComputedStyle(title).fontFamily.replace(/.*?,/, '');
    // Lays out the titles in the fallback font, so that the browser loads it.
    heights();
    await inside.fonts.ready;
    const jumping = heights().flatMap((height, index) =>
      height === after[index] ? [] : [titles[index]?.textContent],
    );
    return { read: headings.length > 0 && inside !== document, wide, jumping };
  }, WIDTHS);

for (const path of PATHS) {
  const title = `${path} has hardly any layout shift when its font loads, passes axe and fits every viewport width`;
  test(title, { tag: tagsOf(path) }, async ({ page, isMobile, viewport }) => {
    await openWithLateFace(page, path);
    if (LOCAL_PATHS.includes(path)) await mapIsReadable(page, viewport?.width ?? 0);
    await axeFindsNothing(page);
    if (!isMobile) return;
    await fitsTheNarrowestPhone(page);
    expect(await headingsOf(page)).toEqual({ read: true, wide: [], jumping: [] });
  });
}
