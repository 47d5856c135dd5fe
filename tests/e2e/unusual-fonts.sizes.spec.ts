/** A visitor whose system has neither Arial nor Roboto, and so none of the fonts that stand in for the display face. */
import { chromiumLaunch } from '../support/chromium.ts';
import { hasDisplayFace, shiftsOfLateFace } from './support/face.ts';
import { PATHS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: chromiumLaunch('unusual') });

/** Half of what is felt as a jump (Core Web Vitals, layout shift). */
const HARDLY_SEEN = 0.05;

test.skip(process.platform !== 'linux', 'Only Linux lets a test choose its fonts.');

for (const path of PATHS) {
  test(`${path}: little moves when the face comes to a system without its stand-ins`, async ({ page }) => {
    const { before, after } = await shiftsOfLateFace(page, path);
    expect(before + after).toBeLessThan(HARDLY_SEEN);
    expect(await hasDisplayFace(page)).toBe(true);
  });
}
