/** Calls `run` now, for the elements parsed so far, and again at DOMContentLoaded if the page is still loading. */
export function asPageComes(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  run();
}
