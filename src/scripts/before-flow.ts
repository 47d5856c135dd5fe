import { afterPaint } from '../client/after-paint.ts';
import { opensElsewhere } from '../client/opens-elsewhere.ts';

/** Enables the plate button before hydration. */
function light(field: HTMLInputElement): void {
  const check = field.closest('astro-island[ssr]')?.querySelector<HTMLButtonElement>('.plate-check');
  check?.setAttribute('aria-disabled', String(field.value.trim() === ''));
}

export function lightPlateButtons(): void {
  addEventListener('input', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.name !== 'plaque') return;
    // React leaves the field alone during composition.
    target.toggleAttribute('data-composing', event instanceof InputEvent && event.isComposing);
    light(target);
  });
  // A plate may be typed before this script loads.
  for (const field of document.querySelectorAll<HTMLInputElement>('[name=plaque]')) light(field);
}

/** Paints the pressed state of links to the flow before the layout of the flow. */
export const showPressedLinks = (): void =>
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-wakes]');
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    afterPaint(() => location.assign(link.hash));
  });

/** Fallback without :has, until React sets the attribute. */
export function sayFlowIsOpen(): void {
  if (CSS.supports('selector(:has(*))')) return;
  addEventListener('hashchange', () => {
    const waiting = document.querySelector('astro-island[ssr] .funnel');
    if (waiting)
      document.documentElement.dataset['flow'] = waiting.querySelector(':target') ? 'open' : 'closed';
  });
}

/** Network Information API. */
type Connection = { saveData?: boolean };

const whenIdle = (task: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(task);

/**
 * Prefetches the islands' modules one at a time when idle, except with `saveData`. Reuses existing links: adding
 * elements would restyle the page.
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
