/**
 * Runs `run` now, for elements already parsed, and at DOMContentLoaded. The page script starts at first paint, which on
 * a slow line is seconds before the end of the HTML.
 */
export function asPageComes(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  run();
}
