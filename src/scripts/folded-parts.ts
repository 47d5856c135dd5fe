/** What <details> does only in browsers of late 2024 and after: one open part of a group, and all of them on paper. */

/** A group has a name, and one of it is open. */
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

/** Opens what is folded, and puts it back; meanwhile no group has a name, which would close all but one of it. */
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

/** Elsewhere styles/print.css does it. */
export function unfoldForPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', unfold);
  addEventListener('afterprint', foldAgain);
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? unfold : foldAgain)());
}
