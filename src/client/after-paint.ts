/**
 * Runs slow work after the next paint, so that touch feedback shows first (INP). @see
 * https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
