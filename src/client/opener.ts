/** Pressed link to the form, and the page's scroll position at that moment. */
interface Opener {
  link: HTMLAnchorElement;
  scroll: number;
}

declare global {
  interface Window {
    /** Set by scripts/before-flow.ts. No element may have this id, because elements with an id are global variables. */
    flowOpener?: Opener;
  }
}

/** The link that led to the current hash, or else the focused element. */
export function openerOf(): { opener: Element | null; scroll: number } {
  const { flowOpener } = window;
  return flowOpener?.link.hash === location.hash
    ? { opener: flowOpener.link, scroll: flowOpener.scroll }
    : { opener: document.activeElement, scroll: scrollY };
}
