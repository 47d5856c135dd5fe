import { afterPaint } from '../client/after-paint.ts';

/** 0 is the landing page, 1 to 4 are the steps. */
export type FlowStep = 0 | 1 | 2 | 3 | 4;

const SENT_HASH = '#demande-envoyee';

/** Part of the address that names a step; the landing page has none. */
const hashOf = (step: FlowStep): string => (step === 0 ? '' : `#etape-${step}`);

/** Whether the address names the success screen. */
export const namesSuccess = (): boolean => location.hash === SENT_HASH;

/** The step that the address names now. */
export function readStep(): FlowStep {
  if (namesSuccess()) return 4;
  const named = /^#etape-([1-4])$/.exec(location.hash)?.[1];
  return named ? (Number(named) as FlowStep) : 0;
}

const addressOf = (hash: string): string => location.pathname + location.search + hash;

/** Makes the address name the step that is shown, without a new history entry. */
export const rewriteStep = (step: FlowStep): void =>
  history.replaceState(history.state, '', addressOf(hashOf(step)));

/** Calls back whenever the visitor moves through the history, or a link changes the anchor. */
export function watchHistory(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}

const enter = (step: FlowStep): void => history.pushState({ from: readStep() }, '', addressOf(hashOf(step)));

const tell = (): void => {
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Leads to a step with a new history entry, so that Back returns to the one before. */
export function pushStep(step: FlowStep): void {
  enter(step);
  tell();
}

/** As pushStep, where a touch leads there by itself: the address changes at once, the screen a frame later. */
export function pushStepByTouch(step: FlowStep): void {
  if (readStep() === step) return;
  enter(step);
  afterPaint(tell);
}

/** Leads back to a step: through the history where it is the entry before, else in place of this one. */
export function returnToStep(step: FlowStep): void {
  if ((history.state as { from?: FlowStep } | null)?.from === step) {
    history.back();
    return;
  }
  history.replaceState(null, '', addressOf(hashOf(step)));
  tell();
}

/** Puts the success screen in place of the last step: Back from it does not lead to a form that sends again. */
export function replaceWithSent(): void {
  history.replaceState(history.state, '', addressOf(SENT_HASH));
  tell();
}
