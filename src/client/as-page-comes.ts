/**
 * Runs now, for what stands in the page already, and again once all of it has come: the page's script is there from the
 * first paint on, and a slow line brings the HTML for seconds after it.
 */
export function asPageComes(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  run();
}
