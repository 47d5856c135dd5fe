import type { Locator, Page } from '@playwright/test';

/**
 * Presses a button and holds the step that it brings in the first moment it is seen.
 *
 * @returns what lets the step settle
 */
export async function pressAndHold(page: Page, button: Locator): Promise<() => Promise<void>> {
  // Its own step has settled.
  await button.click({ trial: true });
  const held = await page.evaluateHandle(() => {
    const animations: Animation[] = [];
    const hold = ({ target }: AnimationEvent) => {
      for (const animation of (target as Element).getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
        animations.push(animation);
      }
    };
    document.addEventListener('animationstart', hold);
    return {
      release: () => {
        document.removeEventListener('animationstart', hold);
        for (const animation of animations) animation.finish();
      },
    };
  });
  await button.click();
  return () => held.evaluate(({ release }) => release());
}

/** Taps where something is shown, whatever lies on it: what a finger does that was already on its way. */
export async function tapPlaceOf(page: Page, shown: Locator): Promise<void> {
  await shown.waitFor();
  // Its first frame has begun, and with it what is held there.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  const box = await shown.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
