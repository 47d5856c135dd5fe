/** Link that opens the form, and the scroll position of the page when it was pressed. */
interface Opener {
  link: HTMLAnchorElement;
  scroll: number;
}

declare global {
  interface Window {
    /** Set by scripts/before-flow.ts. The name must match no element id. */
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
