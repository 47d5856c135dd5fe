/** Runs now, for elements already parsed, and at DOMContentLoaded, which on slow lines is seconds later. */
export function asPageComes(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  run();
}
