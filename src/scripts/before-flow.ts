import { afterPaint } from '../client/after-paint.ts';
import { opensElsewhere } from '../client/opens-elsewhere.ts';

function light(field: HTMLInputElement): void {
  const check = field.closest('astro-island[ssr]')?.querySelector<HTMLButtonElement>('.plate-check');
  check?.setAttribute('aria-disabled', String(field.value.trim() === ''));
}

export function enablePlateButtons(): void {
  addEventListener('input', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.name !== 'plaque') return;
    // Marks a field in composition, which React leaves alone.
    target.toggleAttribute('data-composing', event instanceof InputEvent && event.isComposing);
    light(target);
  });
  // Enables the button for a plate typed before this script loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>('[name=plaque]')) light(field);
}

/** Paints the pressed state of links to the form before the slow layout of the form. */
export const showPressedLinks = (): void =>
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-wakes]');
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    afterPaint(() => location.assign(link.hash));
  });

/** The part of the Network Information API in use. */
type Connection = { saveData?: boolean };

const whenIdle = (task: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(task);

/**
 * Prefetches the islands' modules one at a time; with Save-Data, none. Reuses existing links, as adding elements would
 * recalculate the style of the page.
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
