import { expect, type Locator, type Page } from '@playwright/test';

/** Longest way of one turn of the wheel, in px. */
const TURN = 700;

/** A place this near to the middle of the screen is in view, in px. */
const NEAR = 200;

/** Scrolls as a reader does, less than a screen at a time, until a place is in view and stays there. */
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

/** How far a page goes beyond the screen's side, in px. Not by `innerWidth`: on a phone it grows with the page. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
