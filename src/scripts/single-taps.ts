/** Buttons that give way to something else: the second half of a double tap was not meant for that. */
const SINGLE = 'button[data-choice], [data-single-tap]';

/** Time in which the second half of a double tap comes, in milliseconds. */
const DOUBLE_TAP_MS = 450;

/** Until when no press counts, on the clock of events. */
let quietUntil = 0;

/** A press by keyboard, which has no detail, counts. */
function stop(event: MouseEvent): void {
  if (event.detail === 0 || event.timeStamp > quietUntil) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Takes no press for a moment after one of the buttons above. */
export function ignoreSecondTaps(): void {
  // The second press would also move the focus.
  for (const type of ['mousedown', 'click'] as const) addEventListener(type, stop, true);
  addEventListener('click', ({ target, timeStamp }) => {
    if (target instanceof Element && target.closest(SINGLE)) quietUntil = timeStamp + DOUBLE_TAP_MS;
  });
}
