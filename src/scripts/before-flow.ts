import { afterPaint } from '../client/after-paint.ts';
import { opensElsewhere } from '../client/opens-elsewhere.ts';

/** Script of the page with the form, for the time before the islands of this page hydrate. */

function light(field: HTMLInputElement): void {
  const check = field.closest('astro-island[ssr]')?.querySelector<HTMLButtonElement>('.plate-check');
  check?.setAttribute('aria-disabled', String(field.value.trim() === ''));
}

function enablePlateButtons(): void {
  addEventListener('input', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.name !== 'plaque') return;
    // Marks the field during IME composition, so that PlateInput.tsx does not format it at hydration.
    target.toggleAttribute('data-composing', event instanceof InputEvent && event.isComposing);
    light(target);
  });
  // A plate may have been typed before this script loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>('[name=plaque]')) light(field);
}

/** Paints the pressed link before the slow layout of the form. Stores the scroll position for when the form closes. */
const showPressedLinks = (): void =>
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-wakes]');
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    window.flowOpener = { link, scroll: scrollY };
    afterPaint(() => location.assign(link.hash));
  });

/** Part of the Network Information API. */
type Connection = { saveData?: boolean };

const whenIdle = (task: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(task);

/** Prefetches the islands' modules one by one. Changes existing `<link>`s, as new ones cause a style recalculation. */
function fetchAhead(): void {
  const link = document.querySelector<HTMLLinkElement>('[rel=ahead]');
  if (!link || (navigator as { connection?: Connection }).connection?.saveData) return;
  link.rel = 'modulepreload';
  whenIdle(fetchAhead);
}

function fetchWhenIdle(): void {
  if (document.readyState === 'complete') whenIdle(fetchAhead);
  else addEventListener('load', () => whenIdle(fetchAhead));
}

for (const part of [enablePlateButtons, showPressedLinks, fetchWhenIdle]) queueMicrotask(part);
