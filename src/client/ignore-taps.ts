/** Time in which the second half of a double tap comes, in milliseconds. */
const DOUBLE_TAP_MS = 450;

/** Ignores taps for a moment: what is under the finger by then was not what it aimed at. A keyboard's press counts. */
export function ignoreTaps(): void {
  const stop = (event: MouseEvent) => {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // The second of the two also moves the focus.
  const types = ['mousedown', 'click'] as const;
  for (const type of types) addEventListener(type, stop, true);
  setTimeout(() => {
    for (const type of types) removeEventListener(type, stop, true);
  }, DOUBLE_TAP_MS);
}
