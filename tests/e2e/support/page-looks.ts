import { expect, type Locator, type Page } from '@playwright/test';

const TURN = 700;

/** Distance in px from the centre of the viewport within which an element counts as scrolled to. */
const NEAR = 200;

/** Scrolls less than a screen at a time, like a reader, until the element stays in view. */
export async function scrollTo(page: Page, place: Locator): Promise<void> {
  const away = () => place.evaluate((it) => it.getBoundingClientRect().top - innerHeight / 2);
  await page.mouse.move(200, 400);
  let before = Number.NaN;
  await expect(async () => {
    const now = await away();
    const rests = now === before;
    before = now;
    if (Math.abs(now) >= NEAR) await page.mouse.wheel(0, Math.max(-TURN, Math.min(TURN, now)));
    expect(Math.abs(now)).toBeLessThan(NEAR);
    expect(rests).toBe(true);
  }).toPass({ intervals: [30] });
}

/** Horizontal overflow in px. Does not use `innerWidth`, which grows with the page on phones. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Loads and lays out everything, because browsers skip content far below the screen. */
export async function layOutAll(page: Page): Promise<void> {
  await addStyle(page, 'section { content-visibility: visible !important }');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}
