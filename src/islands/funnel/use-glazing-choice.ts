import { useEffect, useRef } from 'react';
import { VITRAGES, type VitrageId } from '../../domain/vitrage.ts';
import { type FlowStep, pushStep } from '../../stores/flow-history.ts';
import { updateDraft } from '../../stores/flow.ts';
import { tellChange } from '../shared/request.ts';

/** Time to see the glass light up before the next step comes, in milliseconds. */
const AUTO_ADVANCE_MS = 300;

/**
 * Choosing a glazing, on the car or in the list: it is stored by its French title, and the next step comes by itself.
 *
 * @param step the step that is shown: leaving it cancels what was about to come
 * @returns `choose`; `next`, to go on at once; `stop`, to stay
 */
export function useGlazingChoice(step: FlowStep) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  // Whoever leaves the step, by whatever way, is not pulled on.
  useEffect(() => stop, [step]);

  const next = () => {
    stop();
    tellChange();
    pushStep(3);
  };
  const choose = (chosen: VitrageId) => {
    stop();
    updateDraft({ vitrage: VITRAGES.find(({ id }) => id === chosen)?.title ?? '' });
    timer.current = setTimeout(next, AUTO_ADVANCE_MS);
  };
  return { choose, next, stop };
}
