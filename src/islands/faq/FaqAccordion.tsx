import { type ReactNode, useEffect, useRef } from 'react';

/**
 * What <details> cannot do by itself: one question open at a time in browsers that do not know their shared name,
 * and the arrow keys from question to question. The questions are in the page's HTML and open without it.
 */
export default function FaqAccordion({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const closeOthers = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const other of root.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
        if (other !== target) other.open = false;
      }
    };
    const moveFocus = (event: KeyboardEvent) => {
      const summaries = [...(root.current?.querySelectorAll<HTMLElement>('summary') ?? [])];
      const here = summaries.indexOf(event.target as HTMLElement);
      const last = summaries.length - 1;
      const there = {
        ArrowDown: Math.min(here + 1, last),
        ArrowUp: Math.max(here - 1, 0),
        Home: 0,
        End: last,
      }[event.key];
      if (here < 0 || there === undefined) return;
      event.preventDefault();
      summaries[there]?.focus();
    };
    const stop = new AbortController();
    // Captured: a toggle does not bubble.
    root.current?.addEventListener('toggle', closeOthers, { capture: true, signal: stop.signal });
    root.current?.addEventListener('keydown', moveFocus, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <div className="faq" ref={root}>
      {children}
    </div>
  );
}
