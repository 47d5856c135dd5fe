/** The Network Information API, where a browser has it. */
type Connection = { saveData?: boolean };

const whenIdle = (task: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(task);

/**
 * Fetches the islands' modules while the browser is idle, without running them, so that the first touch finds them
 * there; never on a connection that asks to save data. Their addresses stand in the page as links that ask
 * for nothing yet. One at a time, and no element is added: either would hold a slow phone longer than a tap may wait,
 * the second because every new element has the rules that ask what the page holds looked at again.
 */
function fetchAhead(): void {
  const link = document.querySelector<HTMLLinkElement>('[rel=ahead]');
  if (!link || (navigator as { connection?: Connection }).connection?.saveData) return;
  link.rel = 'modulepreload';
  whenIdle(fetchAhead);
}

if (document.readyState === 'complete') whenIdle(fetchAhead);
else addEventListener('load', () => whenIdle(fetchAhead));
