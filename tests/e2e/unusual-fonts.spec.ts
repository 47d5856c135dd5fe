/** Simulates a Linux desktop without Arial and Roboto, where DejaVu Sans is shown until the display font arrives. */
import { chromiumLaunch } from '../support/chromium.ts';
import { hasDisplayFace, shiftsOfLateFace } from './support/face.ts';
import { KINDS } from './support/paths.ts';
import { expect, test } from './support/test.ts';

test.use({
  launchOptions: chromiumLaunch('unusual'),
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  hasTouch: false,
});

/** Maximum layout shift: half of what Core Web Vitals call good. */
const HARDLY_SEEN = 0.05;

test.skip(process.platform !== 'linux', 'Only Linux lets a test choose its fonts.');

for (const path of KINDS) {
  test(`${path}: almost nothing shifts when the display font replaces the fallback DejaVu Sans`, async ({
    page,
  }) => {
    const { before, after } = await shiftsOfLateFace(page, path);
    expect(before + after).toBeLessThan(HARDLY_SEEN);
    expect(await hasDisplayFace(page)).toBe(true);
  });
}
