import { asPageComes } from '../client/as-page-comes.ts';

/** Polyfills for browsers without `::details-content` (before 2025); loaded by components/site/HeadScript.astro. */

const LARGE = {
  '(min-width: 64rem)': '.opens-at-desk',
  '(min-width: 40rem)': '.section-fold',
};

const openFolds = (): void =>
  asPageComes(() => {
    for (const [size, folds] of Object.entries(LARGE))
      if (matchMedia(size).matches)
        for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds)) fold.open = true;
  });

function keepOneOpen(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  addEventListener(
    'toggle',
    ({ target }) => {
      const opened = target as HTMLDetailsElement;
      const group = opened.getAttribute('name');
      if (!group || !opened.open) return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${group}"][open]`))
        if (other !== opened) other.open = false;
    },
    true, // in the capture phase, because `toggle` does not bubble
  );
}

/**
 * Elements opened for print, with their `name`. The name is removed until the page is printed, because only one element
 * of a name can be open.
 */
const unfolded = new Map<HTMLDetailsElement, string | null>();

function unfold(): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    unfolded.set(part, part.getAttribute('name'));
    part.removeAttribute('name');
    part.open = true;
  }
}

function foldAgain(): void {
  for (const [part, name] of unfolded) {
    part.open = false;
    if (name) part.setAttribute('name', name);
  }
  unfolded.clear();
}

/** Opens all <details> of the main content for print. In newer browsers, styles/print.css does this. */
function unfoldForPaper(): void {
  addEventListener('beforeprint', unfold);
  addEventListener('afterprint', foldAgain);
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? unfold : foldAgain)());
}

/** Replaces `:has(.funnel :target)` of Funnel.css until hydration, in browsers without `:has`. */
function markOpenFlow(): void {
  if (CSS.supports('selector(:has(*))')) return;
  addEventListener('hashchange', () => {
    const waiting = document.querySelector('astro-island[ssr] .funnel');
    if (waiting)
      document.documentElement.dataset['flow'] = waiting.querySelector(':target') ? 'open' : 'closed';
  });
}

for (const polyfill of [openFolds, keepOneOpen, unfoldForPaper, markOpenFlow]) queueMicrotask(polyfill);
