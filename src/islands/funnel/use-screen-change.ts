import { type RefObject, useEffect, useRef, useState } from 'react';
import { fill, firm, texts } from '../../client/texts.ts';
import { type Screen, STEP_OF } from '../../stores/transitions.ts';

const titleOf = (screen: Screen): string => {
  if (screen === 'sent') return `${texts.envoyee.titre} – ${firm.brand}`;
  const step = STEP_OF[screen];
  const place = fill(texts.commun.etapeDite, { numero: step, total: texts.etapes.length });
  return `${place} – ${texts.etapes[step - 1]} – ${firm.brand}`;
};

/** State of the landing page, which is restored when the form closes. */
interface Landing {
  title: string;
  scroll: number;
  opener: Element | null;
  open: boolean;
  screen: Screen;
}

/**
 * Sets scroll position, document title and focus when the screen changes, and restores them when the form closes.
 * @returns whether the new screen comes after the previous one
 */
export function useScreenChange(
  root: RefObject<HTMLElement | null>,
  running: boolean,
  screen: Screen,
): boolean {
  const landing = useRef<Landing>({ title: '', scroll: 0, opener: null, open: false, screen });

  useEffect(() => {
    if (!running) return;
    const before = landing.current;
    const beginAtHeading = () => {
      // If typing began before hydration, scrolling would move the button away from the finger.
      const field = document.activeElement?.matches('input, textarea') && document.activeElement;
      if (field && root.current?.contains(field)) return;
      scrollTo({ top: 0, behavior: 'instant' });
      root.current?.querySelector<HTMLElement>('.step-title')?.focus({ preventScroll: true });
    };
    const open = screen !== 'landing';
    if (open && !before.open) {
      Object.assign(before, { title: document.title, scroll: scrollY, opener: document.activeElement });
    }
    document.documentElement.dataset.flow = open ? 'open' : 'closed';
    if (open) {
      document.title = titleOf(screen);
      beginAtHeading();
      // Repeated on hashchange, as the browser scrolls and moves the focus just before that event.
      addEventListener('hashchange', beginAtHeading, { once: true });
    } else if (before.open) {
      const card = before.screen === 'sent' ? document.getElementById('main-form') : null;
      document.title = before.title;
      scrollTo({ top: card ? 0 : before.scroll, behavior: 'instant' });
      const focusBack = () => {
        const target = card ?? before.opener;
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      };
      focusBack();
      if (card) addEventListener('hashchange', focusBack, { once: true });
    }
    Object.assign(before, { open, screen });
    return () => removeEventListener('hashchange', beginAtHeading);
  }, [root, running, screen]);

  const [shown, setShown] = useState({ screen, forward: true });
  if (shown.screen !== screen) setShown({ screen, forward: STEP_OF[screen] > STEP_OF[shown.screen] });
  return shown.forward;
}
