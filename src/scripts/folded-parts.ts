/** Polyfills for <details>: exclusive groups, and printing. */

export function keepOneOpen(): void {
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
    true, // it does not bubble
  );
}

/** Previous names. Without `name`, several of a group can be open at once. */
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

/** Opens all <details> for printing; browsers with ::details-content use styles/print.css. */
export function unfoldForPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', unfold);
  addEventListener('afterprint', foldAgain);
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? unfold : foldAgain)());
}
