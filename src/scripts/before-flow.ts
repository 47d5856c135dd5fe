import { afterPaint } from '../client/after-paint.ts';
import { opensElsewhere } from '../client/opens-elsewhere.ts';

/** Until React runs: the button of a plate lights with the first character, as it does afterwards. */
function light(field: HTMLInputElement): void {
  const check = field.closest('astro-island[ssr]')?.querySelector<HTMLButtonElement>('.plate-check');
  check?.setAttribute('aria-disabled', String(field.value.trim() === ''));
}

export function lightPlateButtons(): void {
  addEventListener('input', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.name !== 'plaque') return;
    // React does not rewrite what is being composed as it takes over.
    target.toggleAttribute('data-composing', event instanceof InputEvent && event.isComposing);
    light(target);
  });
  // On a slow line a plate is typed before this script is there.
  for (const field of document.querySelectorAll<HTMLInputElement>('[name=plaque]')) light(field);
}

/** A link into the flow shows that it was pressed before the browser lays out the screen that it leads to. */
export const showPressedLinks = (): void =>
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-wakes]');
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    afterPaint(() => location.assign(link.hash));
  });

/** Without :has no style sheet can tell by the address that the flow is open. Once React runs, it says so. */
export function sayFlowIsOpen(): void {
  if (CSS.supports('selector(:has(*))')) return;
  addEventListener('hashchange', () => {
    const waiting = document.querySelector('astro-island[ssr] .funnel');
    if (waiting)
      document.documentElement.dataset['flow'] = waiting.querySelector(':target') ? 'open' : 'closed';
  });
}

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

export function fetchWhenIdle(): void {
  if (document.readyState === 'complete') whenIdle(fetchAhead);
  else addEventListener('load', () => whenIdle(fetchAhead));
}
