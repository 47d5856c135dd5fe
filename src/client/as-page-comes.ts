/**
 * Runs now for the elements already parsed and again at DOMContentLoaded. The page's script starts at first paint,
 * seconds before the HTML ends on a slow line.
 */
export function asPageComes(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  run();
}
