/** Buttons that give way to something else: the second half of a double tap was not meant for that. */
const SINGLE = 'button[data-choice], [data-single-tap]';

/** Time in which the second half of a double tap comes, in milliseconds. */
const DOUBLE_TAP_MS = 450;

/** Its second half also moves the focus. */
const TYPES = ['mousedown', 'click'] as const;

/** A press by keyboard counts. */
function stop(event: MouseEvent): void {
  if (event.detail === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest(SINGLE))) return;
  for (const type of TYPES) addEventListener(type, stop, true);
  setTimeout(() => {
    for (const type of TYPES) removeEventListener(type, stop, true);
  }, DOUBLE_TAP_MS);
});
