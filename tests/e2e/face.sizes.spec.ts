/** The display font loads after the first paint: its fallback must take the same room. */
import { hasDisplayFace, shiftsOfLateFace } from './support/face.ts';
import { PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

/** Largest layout shift from the first paint on: a word or two. One more line is five times as much. */
const IN_ALL = 0.01;

for (const path of PATHS) {
  test(`${path}: nothing moves when the display font loads`, async ({ page }) => {
    const { before, after } = await shiftsOfLateFace(page, path);
    expect(before + after).toBeLessThan(IN_ALL);
    expect(await hasDisplayFace(page)).toBe(true);
  });
}
