/** What browsers that know it say of the line. */
type Connection = { saveData?: boolean };

/**
 * Fetches the islands' modules while the browser is idle, without running them, so that the first touch finds them
 * there; never on a connection that asks to save data (DESIGN §7). The addresses are written by the build.
 */
function fetchAhead(): void {
  if ((navigator as { connection?: Connection }).connection?.saveData) return;
  for (const href of document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchAhead));
