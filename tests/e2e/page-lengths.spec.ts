/** How far a thumb has to scroll. */
import { layOutAll } from '../support/lay-out-all.ts';
import { LOCAL_PATHS, PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

/** Lengths of pages, in px: the home page has an answer to each doubt, and eleven screens for it. */
const LENGTHS: [path: string, longest: number][] = [
  ['/', 9_500],
  ...LOCAL_PATHS.map((path): [string, number] => [path, 10_500]),
];

for (const [path, longest] of LENGTHS) {
  test(`${path} is short enough for a phone`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest);
  });
}

for (const path of PATHS) {
  test(`the end of ${path} takes a screen and a half of a phone at most`, async ({ page }) => {
    await page.goto(path);
    const end = await page.getByRole('contentinfo').boundingBox();
    expect(end?.height).toBeLessThanOrEqual(1.5 * 844);
  });
}
