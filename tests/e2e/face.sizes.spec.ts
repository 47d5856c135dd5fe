/** The display face comes after the first paint: its stand-in has to have taken the same room. */
import { hasDisplayFace, shiftsOfLateFace } from './support/face.ts';
import { PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

/** Shifts of one moved word; a title that breaks into another number of lines is twenty times as much. */
const A_WORD = 0.0015;

/** All that may move from the first paint on, the face included. */
const IN_ALL = 0.005;

for (const path of PATHS) {
  test(`${path}: nothing moves when the face comes`, async ({ page }) => {
    const { before, after } = await shiftsOfLateFace(page, path);
    expect(after).toBeLessThan(A_WORD);
    expect(before + after).toBeLessThan(IN_ALL);
    expect(await hasDisplayFace(page)).toBe(true);
  });
}
