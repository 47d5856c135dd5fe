import type { Locator, Page } from '@playwright/test';

/** Presses a button, and freezes the next step in its first frame. @returns a function that ends the animation */
export async function pressAndHold(page: Page, button: Locator): Promise<() => Promise<void>> {
  // Waits for the end of the button's own animation.
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

/** Taps the place of an element, even if another element covers it. */
export async function tapPlaceOf(page: Page, shown: Locator): Promise<void> {
  await shown.waitFor();
  // Waits for the first frame of the element.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  const box = await shown.boundingBox();
  if (!box) throw new Error('The element to tap is not visible.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
