import { map, onMount } from 'nanostores';
import { type FlowStep, readStep, watchHistory } from './flow-history.ts';
import { loadDraft, saveDraft } from './flow-storage.ts';

/**
 * What a visitor has given so far.
 *
 * Sample of the saved JSON (sessionStorage, one tab, gone when it closes):
 * `{"plaque":"AB-000-CD","vitrage":"Pare-brise","phone":"06 39 98 00 01","name":"","address":"",
 *   "demandeId":"…","key":"…","registered":true,"sent":false}`
 *
 * Lifecycle: empty → filled step by step → `registered` once the firm holds the phone (or held it already)
 * → `sent` after the last step → dropped when the success screen is left or with «Nouvelle demande».
 * A saved draft of another shape is dropped: losing a draft is better than showing half of one.
 */
export interface Draft {
  plaque: string;
  /** French title of the chosen glazing; empty until one is chosen. */
  vitrage: string;
  phone: string;
  name: string;
  address: string;
  /** Given by the function at creation; empty for a duplicate, whose request is another's. */
  demandeId: string;
  /** Idempotency key: one for each draft. */
  key: string;
  registered: boolean;
  sent: boolean;
}

/** The flow: its draft, and the step shown. 0 is the landing page (specification 1 §4). */
export type Flow = Draft & { step: FlowStep };

/** A draft nobody has typed in yet. */
export const EMPTY_DRAFT: Draft = {
  plaque: '',
  vitrage: '',
  phone: '',
  name: '',
  address: '',
  demandeId: '',
  key: '',
  registered: false,
  sent: false,
};

/** The one store of the flow, shared by the plate card and the funnel (DESIGN §7). */
export const $flow = map<Flow>({ ...EMPTY_DRAFT, step: 0 });

onMount($flow, () => {
  $flow.set({ ...EMPTY_DRAFT, ...loadDraft(EMPTY_DRAFT), step: 0 });
  const showStepOfAddress = () => showStep(readStep());
  showStepOfAddress();
  const stopSaving = $flow.listen(({ step: _step, ...draft }) => saveDraft(draft));
  const stopWatching = watchHistory(showStepOfAddress);
  return () => {
    stopSaving();
    stopWatching();
  };
});

/** The furthest step that a draft allows: each step needs what the one before it asks for. */
export function furthestStep({ plaque, vitrage, registered }: Draft): FlowStep {
  if (!plaque.trim()) return 1;
  if (!vitrage) return 2;
  return registered ? 4 : 3;
}

/** Takes over what a visitor typed or what the function answered. */
export const updateDraft = (changes: Partial<Draft>): void => $flow.set({ ...$flow.get(), ...changes });

/** The draft's idempotency key, made at its first use. */
export function draftKey(): string {
  const { key } = $flow.get();
  if (key) return key;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  updateDraft({ key: made });
  return made;
}

/** Forgets the draft (specification 1 §4, reset). */
export const dropDraft = (): void => $flow.set({ ...EMPTY_DRAFT, step: $flow.get().step });

/**
 * Shows the step that the address names, or the furthest one its draft allows. A request that was sent stays on
 * its success screen whichever step Back leads to, and is forgotten on the landing page.
 */
function showStep(asked: FlowStep): void {
  const { step: _step, ...draft } = $flow.get();
  if (asked === 0 && draft.sent) $flow.set({ ...EMPTY_DRAFT, step: 0 });
  else
    $flow.set({
      ...draft,
      step: draft.sent && asked > 0 ? 4 : (Math.min(asked, furthestStep(draft)) as FlowStep),
    });
}
