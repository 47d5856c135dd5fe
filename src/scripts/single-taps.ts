/** Buttons that disappear when pressed. */
const SINGLE = 'button[data-choice], [data-single-tap]';

/** Longest interval of a double tap, in ms. */
export const DOUBLE_TAP_MS = 450;

let quietUntil = 0;

/** Never stops clicks by keyboard, whose `detail` is 0. */
function stop(event: MouseEvent): void {
  if (event.detail === 0 || event.timeStamp > quietUntil) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Ignores the second half of a double tap, which would press what replaced the button. */
export function ignoreSecondTaps(): void {
  // Stops mousedown too, because it would move the focus.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, stop, true);
  addEventListener('click', ({ target, timeStamp }) => {
    if (target instanceof Element && target.closest(SINGLE)) quietUntil = timeStamp + DOUBLE_TAP_MS;
  });
}
