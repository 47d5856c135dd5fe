/** Buttons that are replaced by something else when pressed. */
const SINGLE = 'button[data-choice], [data-single-tap]';

/** Longest interval of a double tap, in ms. */
export const DOUBLE_TAP_MS = 450;

/** Presses before this event timestamp are ignored. */
let quietUntil = 0;

/** Keyboard clicks have no detail and count. */
function stop(event: MouseEvent): void {
  if (event.detail === 0 || event.timeStamp > quietUntil) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Ignores presses right after one of these buttons. */
export function ignoreSecondTaps(): void {
  // It would move the focus, too.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, stop, true);
  addEventListener('click', ({ target, timeStamp }) => {
    if (target instanceof Element && target.closest(SINGLE)) quietUntil = timeStamp + DOUBLE_TAP_MS;
  });
}
