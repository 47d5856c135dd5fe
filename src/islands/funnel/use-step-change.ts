import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FlowStep } from '../../stores/flow-history.ts';
import { fill, firm, texts } from '../shared/texts.ts';

const titleOf = (step: FlowStep, sent: boolean): string => {
  if (sent) return `${texts.envoyee.titre} – ${firm.brand}`;
  if (step === 0) return '';
  const place = fill(texts.commun.etapeDite, { numero: step, total: texts.etapes.length });
  return `${place} – ${texts.etapes[step - 1]} – ${firm.brand}`;
};

/**
 * What follows a step on the screen: the landing page gives way or comes back where it was left, the document's
 * title names the step, and focus goes to the step's heading.
 *
 * @returns whether the step shown comes after the one before
 */
export function useStepChange(
  root: RefObject<HTMLElement | null>,
  running: boolean,
  step: FlowStep,
  sent: boolean,
): boolean {
  const landing = useRef({ title: '', scroll: 0, opener: null as HTMLElement | null, open: false });

  useEffect(() => {
    if (!running) return;
    const was = landing.current;
    const focusHeading = () => {
      // Who types already, before React ran, is not interrupted.
      const typing =
        document.activeElement?.matches('input, textarea') && root.current?.contains(document.activeElement);
      if (!typing) root.current?.querySelector<HTMLElement>('.step-title')?.focus({ preventScroll: true });
    };
    const open = step > 0;
    if (open && !was.open) {
      const opener = document.activeElement as HTMLElement | null;
      Object.assign(was, { title: document.title, scroll: scrollY, opener });
    }
    document.documentElement.dataset.flow = open ? 'open' : 'closed';
    if (open) {
      document.title = titleOf(step, sent);
      scrollTo({ top: 0, behavior: 'instant' });
      focusHeading();
      // A link to a step, and Back, end with the browser's own move to the anchor, which takes the focus away.
      addEventListener('hashchange', focusHeading, { once: true });
    } else if (was.open) {
      document.title = was.title;
      scrollTo({ top: was.scroll, behavior: 'instant' });
      was.opener?.focus({ preventScroll: true });
    }
    was.open = open;
    return () => removeEventListener('hashchange', focusHeading);
  }, [root, running, step, sent]);

  const [shown, setShown] = useState({ step, forward: true });
  if (shown.step !== step) setShown({ step, forward: step > shown.step });
  return shown.forward;
}
