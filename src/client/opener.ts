/** Pressed link to the form, and the page's scroll position at that moment. */
interface Opener {
  link: HTMLAnchorElement;
  scroll: number;
}

declare global {
  interface Window {
    /**
     * scripts/before-flow.ts sets this variable. No element may have the id `flowOpener`, because browsers make globals
     * of ids.
     */
    flowOpener?: Opener;
  }
}

/** @returns as `opener` the link that led to the current hash or, if no link did, the focused element */
export function openerOf(): { opener: Element | null; scroll: number } {
  const { flowOpener } = window;
  return flowOpener?.link.hash === location.hash
    ? { opener: flowOpener.link, scroll: flowOpener.scroll }
    : { opener: document.activeElement, scroll: scrollY };
}
