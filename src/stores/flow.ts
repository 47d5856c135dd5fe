import { map, onMount } from 'nanostores';
import { type FlowStep, namesSuccess, readStep, rewriteStep, watchHistory } from './flow-history.ts';
import { loadDraft, saveDraft } from './flow-storage.ts';
import { leaveMessages } from './toasts.ts';

/**
 * What a visitor has given so far.
 *
 * Sample of the saved JSON (sessionStorage, one tab, gone when it closes):
 * `{"plaque":"AB-000-CD","vitrage":"Pare-brise","phone":"06 39 98 00 01","name":"","address":"",
 *   "demandeId":"…","told":"…","key":"…","fromCard":false,"registered":true,"sent":false,"sentAt":0}`
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
  /** Plate and glazing as the firm knows them: what differs from them is still to be told. */
  told: string;
  /** Idempotency key: one for each draft. */
  key: string;
  /** Whether the card made the request: its details are then asked for straight away. */
  fromCard: boolean;
  registered: boolean;
  sent: boolean;
  /** When the last step was sent, in milliseconds since 1970; 0 before. */
  sentAt: number;
}

/** The flow: its draft, and the step shown. 0 is the landing page. */
type Flow = Draft & { step: FlowStep };

/** A draft nobody has typed in yet. */
export const EMPTY_DRAFT: Draft = {
  plaque: '',
  vitrage: '',
  phone: '',
  name: '',
  address: '',
  demandeId: '',
  told: '',
  key: '',
  fromCard: false,
  registered: false,
  sent: false,
  sentAt: 0,
};

/** The one store of the flow, shared by the plate card and the funnel. */
export const $flow = map<Flow>({ ...EMPTY_DRAFT, step: 0 });

onMount($flow, () => {
  const stopSaving = $flow.listen(({ step: _step, ...draft }) => saveDraft(draft));
  const saved = loadDraft(EMPTY_DRAFT);
  // A request that was sent belongs to its success screen; anywhere else the visitor begins anew.
  $flow.set({ ...EMPTY_DRAFT, ...(saved?.sent && !namesSuccess() ? EMPTY_DRAFT : saved), step: 0 });
  showStepOfAddress();
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

/** Takes over what is being typed; a request that was made keeps what the firm knows until a new value is sent. */
export const keepTyped = (typed: Partial<Draft>): void => {
  if (!$flow.get().registered) updateDraft(typed);
};

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

/** Forgets the draft. */
export const dropDraft = (): void => $flow.set({ ...EMPTY_DRAFT, step: $flow.get().step });

/**
 * Shows the step that the address names, or the furthest one its draft allows; the address then says so. A request
 * that was sent stays on its success screen whichever step Back leads to, and is forgotten on the landing page.
 */
function showStepOfAddress(): void {
  const { step: before, ...draft } = $flow.get();
  const asked = namesSuccess() && !draft.sent ? 0 : readStep();
  const shown = draft.sent ? 4 : (Math.min(asked, furthestStep(draft)) as FlowStep);
  if (asked === 0) {
    $flow.set({ ...(draft.sent ? EMPTY_DRAFT : draft), step: 0 });
    if (namesSuccess()) rewriteStep(0);
  } else {
    $flow.set({ ...draft, step: shown });
    if (shown !== asked && !draft.sent) rewriteStep(shown);
  }
  if (before !== $flow.get().step) leaveMessages();
}
