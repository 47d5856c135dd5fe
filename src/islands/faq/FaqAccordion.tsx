import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * What <details> cannot do by itself: one question open at a time in browsers that do not know their shared name,
 * and the arrow keys from question to question. The questions are in the page's HTML and open without it.
 */
export default function FaqAccordion({ children }: { children?: ReactNode }) {
  const closeOthers = ({ target, currentTarget }: SyntheticEvent<HTMLDivElement>) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const other of currentTarget.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      if (other !== target) other.open = false;
    }
  };
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const summaries = [...event.currentTarget.querySelectorAll<HTMLElement>('summary')];
    const here = summaries.indexOf(event.target as HTMLElement);
    if (here < 0 || !KEYS.includes(event.key)) return;
    const last = summaries.length - 1;
    const there = { ArrowDown: Math.min(here + 1, last), ArrowUp: Math.max(here - 1, 0), Home: 0, End: last }[event.key];
    event.preventDefault();
    summaries[there ?? here]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the questions inside, it is no control itself.
    <div className="faq" onToggleCapture={closeOthers} onKeyDown={moveFocus}>
      {children}
    </div>
  );
}
