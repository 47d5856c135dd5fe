import { type RefObject, useEffect, useRef, useState } from 'react';
import { openerOf } from '../../client/opener.ts';
import { fill, company, texts } from '../../client/texts.ts';
import { type Screen, STEP_OF } from '../../stores/transitions.ts';

const titleOf = (screen: Screen): string => {
  if (screen === 'sent') return `${texts.envoyee.titre} – ${company.brand}`;
  const step = STEP_OF[screen];
  const place = fill(texts.commun.etapeDite, { numero: step, total: texts.etapes.length });
  return `${place} – ${texts.etapes[step - 1]} – ${company.brand}`;
};

/**
 * Sets focus, page title and scroll position for each screen, and restores them when the form closes.
 * @returns whether the visitor went forward to this screen
 */
export function useScreenChange(
  root: RefObject<HTMLElement | null>,
  running: boolean,
  screen: Screen,
): boolean {
  const open = screen !== 'landing';
  const last = useRef(screen);

  useEffect(() => {
    if (!running) return undefined;
    const { dataset } = document.documentElement;
    const { title } = document;
    const { opener, scroll } = openerOf();
    dataset.flow = open ? 'open' : 'closed';
    if (!open) return undefined;
    return () => {
      dataset.flow = 'closed';
      document.title = title;
      const card = last.current === 'sent' ? document.getElementById('main-form') : null;
      scrollTo({ top: card ? 0 : scroll, behavior: 'instant' });
      const focusBack = () => {
        const target = card ?? opener;
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      };
      focusBack();
      if (card) addEventListener('hashchange', focusBack, { once: true });
    };
  }, [running, open]);

  useEffect(() => {
    last.current = screen;
    if (!running || !open) return undefined;
    const beginAtHeading = () => {
      // If typing began before hydration, scrolling would move the button away from the finger.
      const field = document.activeElement?.matches('input, textarea') && document.activeElement;
      if (field && root.current?.contains(field)) return;
      scrollTo({ top: 0, behavior: 'instant' });
      root.current?.querySelector<HTMLElement>('.step-title')?.focus({ preventScroll: true });
    };
    document.title = titleOf(screen);
    beginAtHeading();
    // Runs again after hashchange, because the browser scrolls and moves the focus before this event.
    addEventListener('hashchange', beginAtHeading, { once: true });
    return () => removeEventListener('hashchange', beginAtHeading);
  }, [root, running, open, screen]);

  const [shown, setShown] = useState({ screen, forward: true });
  if (shown.screen !== screen) setShown({ screen, forward: STEP_OF[screen] > STEP_OF[shown.screen] });
  return shown.forward;
}
