/** Runs slow work after the next paint, so that the pressed button is painted first (Interaction to Next Paint). */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
