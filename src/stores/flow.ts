import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { Receipt } from '../client/demande.ts';
import type { DemandeField } from '../domain/demande.ts';
import { namedPlace, record, watchHistory } from './flow-history.ts';
import { loadFlow, saveFlow, watchCopies } from './flow-storage.ts';
import { type FlowEvent, type FlowStep, type Screen, STEP_OF, TRANSITIONS } from './transitions.ts';

/** `vitrage` is the French title of the glazing, not its id. */
export type Typed = Record<DemandeField, string>;

/** Values of the home page's card. `checked` is the plate for which «Vérifier la disponibilité» was last pressed. */
interface Card extends Pick<Typed, 'plaque' | 'vitrage' | 'phone'> {
  checked: string;
}

/** No request is sent yet. The home page's card and the steps edit the same draft. */
interface Typing {
  state: 'typing';
  screen: 'landing' | 'plate' | 'glazing' | 'phone';
  typed: Typed;
  checked: string;
  key: string;
}

interface Registered {
  state: 'registered';
  screen: Exclude<Screen, 'phone' | 'sent'>;
  typed: Typed;
  /** Plate and glazing as last chosen, other values as last saved. The last step sends them all. */
  kept: Typed;
  /** Plate and glazing that the server last received, joined by `carOf`. */
  knownCar: string;
  /** Has no id and no link if the server answered that the request is a duplicate. */
  request: Receipt;
  key: string;
  /** Draft of the next request, typed in the home page's card. */
  card: Card;
}

/** The request is complete. Of the typed values, only plate and glazing are left. */
interface Sent {
  state: 'sent';
  screen: 'sent';
  typed: Typed;
  request: Receipt;
}

/** State of the form, stored in sessionStorage. It goes from `typing` to `registered`, `sent` and back to `typing`. */
export type Flow = Typing | Registered | Sent;

const NOTHING: Typed = { plaque: '', vitrage: '', phone: '', name: '', address: '' };
const EMPTY_CARD: Card = { plaque: '', vitrage: '', phone: '', checked: '' };

export const EMPTY: Typing = { state: 'typing', screen: 'landing', typed: NOTHING, checked: '', key: '' };

const SAMPLES: readonly Flow[] = [
  EMPTY,
  {
    state: 'registered',
    screen: 'details',
    typed: NOTHING,
    kept: NOTHING,
    knownCar: '',
    request: {},
    key: '',
    card: EMPTY_CARD,
  },
  { state: 'sent', screen: 'sent', typed: NOTHING, request: {} },
];

const keyOf = (flow: Flow): string => (flow.state === 'sent' ? '' : flow.key);

/** Whether the visitor has typed or sent anything; otherwise the flow is not stored. */
const isBegun = (flow: Flow): boolean =>
  flow.state !== 'typing' || Boolean(flow.key) || Object.values(flow.typed).some(Boolean);

export const $flow = atom<Flow>(EMPTY);

onMount($flow, () => {
  // The build has no browser history and no storage.
  if (typeof history === 'undefined') return undefined;
  const stopSaving = $flow.listen((flow) => saveFlow(isBegun(flow) ? flow : undefined));
  $flow.set(loadFlow(SAMPLES) ?? EMPTY);
  const stopWatching = watchHistory(arrive);
  arrive({ reload: true });
  // A duplicated tab starts a new request with the typed values.
  const stopAnswering = watchCopies(
    () => keyOf($flow.get()),
    () => {
      $flow.set({ ...EMPTY, typed: $flow.get().typed });
      arrive({ reload: true });
    },
  );
  return () => {
    stopSaving();
    stopWatching();
    stopAnswering();
  };
});

export function furthestStep(flow: Flow): FlowStep {
  if (flow.state !== 'typing') return 4;
  if (!flow.typed.plaque.trim()) return 1;
  return flow.typed.vitrage ? 3 : 2;
}

export const carOf = ({ plaque, vitrage }: Pick<Typed, 'plaque' | 'vitrage'>): string =>
  `${plaque} ${vitrage}`;

/** Returns the flow with a new screen or, if its state does not allow that screen, with an allowed one. */
function enter(flow: Flow, screen: Screen): Flow {
  if (screen === 'landing' && flow.state === 'sent') return EMPTY;
  if (flow.state === 'sent' || screen === 'sent') return flow;
  if (flow.state === 'typing')
    return {
      ...flow,
      screen: screen === 'landing' || screen === 'plate' || screen === 'glazing' ? screen : 'phone',
    };
  // Drops edits of plate, glazing and phone number that are not in `kept`. Name and address stay as typed.
  const { plaque, vitrage, phone } = flow.kept;
  const typed = { ...flow.typed, plaque, vitrage, phone };
  return { ...flow, typed, screen: screen === 'phone' ? 'details' : screen };
}

/** Sets the flow and, if the step changes, records the step in the browser history. */
function show(flow: Flow, way: 'forward' | 'back' = 'forward'): void {
  const before = STEP_OF[$flow.get().screen];
  $flow.set(flow);
  if (flow.state === 'sent') record('sent', 'sent');
  else if (STEP_OF[flow.screen] !== before) record(STEP_OF[flow.screen], way);
}

const VIEWS = ['landing', 'plate', 'glazing', 'phone', 'recap'] as const;

/** Shows the step in the URL or the last allowed step before it. Leaving the success screen clears the flow. */
function arrive({ reload = false } = {}): void {
  const asked = namedPlace();
  if ($flow.get().state === 'sent') {
    if (asked === 'sent' || (asked !== 0 && !reload)) return;
    $flow.set(EMPTY);
  }
  const flow = $flow.get();
  const furthest = furthestStep(flow);
  const step = asked === 'sent' ? 0 : asked > furthest ? furthest : asked;
  if (reload || STEP_OF[flow.screen] !== step) $flow.set(enter(flow, VIEWS[step]));
  if (step !== asked) record(step, 'replace');
}

/** Applies an event of the screen `from`. Ignores it if another screen is shown by now. */
export function go(from: Screen, event: FlowEvent): void {
  const flow = $flow.get();
  const to = flow.screen === from && TRANSITIONS[from][event];
  if (to) show(enter(flow, to), event === 'back' || from === 'sent' ? 'back' : 'forward');
}

export function typeInStep(typed: Partial<Typed>): void {
  const flow = $flow.get();
  if (flow.state !== 'sent') $flow.set({ ...flow, typed: { ...flow.typed, ...typed } });
}

function change(update: (flow: Registered) => Flow): void {
  const flow = $flow.get();
  if (flow.state === 'registered') $flow.set(update(flow));
}

export function confirm(changes: Partial<Typed>): void {
  typeInStep(changes);
  change((flow) => ({ ...flow, kept: { ...flow.kept, ...changes } }));
}

/** Records that the server has received this plate and glazing. @param car see `carOf` */
export const noteKnownCar = (car: string, request: Receipt = {}): void =>
  change((flow) => ({ ...flow, knownCar: car, request: { ...flow.request, ...request } }));

/** Drops all edits that are not in `kept`. */
export const undoTyping = (): void => change((flow) => ({ ...flow, typed: flow.kept }));

export const cardOf = (flow: Flow): Card => {
  if (flow.state === 'registered') return flow.card;
  return flow.state === 'typing' ? { ...flow.typed, checked: flow.checked } : EMPTY_CARD;
};

/** Stores values typed in the card: in the draft or, once a request exists, in the draft of the next request. */
export function typeInCard(changes: Partial<Card>): void {
  const flow = $flow.get();
  const { checked, ...typed } = { ...cardOf(flow), ...changes };
  if (flow.state === 'registered') $flow.set({ ...flow, card: { ...typed, checked } });
  else if (flow.state === 'typing') $flow.set({ ...flow, typed: { ...flow.typed, ...typed }, checked });
}

/** Starts a new request from the card, without changing the previous request. */
export const beginAgain = (): void =>
  change(({ card: { checked, ...typed } }) => ({ ...EMPTY, typed: { ...NOTHING, ...typed }, checked }));

/** Stores the created request. If plate or glazing changed while it was being sent, a later step sends them. */
export function register(request: Receipt, sent: Pick<Typed, 'plaque' | 'vitrage' | 'phone'>): void {
  const flow = $flow.get();
  if (flow.state === 'sent') return;
  const { plaque, vitrage } = flow.typed;
  const { phone } = sent;
  const { kept, card } =
    flow.state === 'registered' ? flow : { kept: NOTHING, card: { ...EMPTY_CARD, plaque } };
  const made: Registered = {
    state: 'registered',
    screen: 'landing',
    typed: { ...flow.typed, phone },
    kept: { ...kept, plaque, vitrage, phone },
    knownCar: carOf(sent),
    request,
    key: flow.key,
    card,
  };
  show(enter(made, TRANSITIONS[flow.screen].registered ?? flow.screen));
}

/** Ends the flow. If the visitor has left the form, shows no success screen. */
export function finish(request: Receipt): void {
  const flow = $flow.get();
  if (flow.state !== 'registered') return;
  const { plaque, vitrage } = flow.kept;
  const typed = { ...NOTHING, plaque, vitrage };
  const done: Flow = { state: 'sent', screen: 'sent', typed, request };
  show(TRANSITIONS[flow.screen].sent === 'landing' ? EMPTY : done);
}

/** Idempotency key, created on first use. */
export function draftKey(): string {
  const flow = $flow.get();
  if (flow.state === 'sent') return '';
  const key = flow.key || crypto.randomUUID();
  $flow.set({ ...flow, key });
  return key;
}

const part = <T>(select: (flow: Flow) => T) =>
  // Hydration needs the value `init`, which computed stores lack.
  Object.assign(computed($flow, select), { init: select(EMPTY) });

export const $typed = part((flow) => flow.typed);

export const $plaque = part((flow) => flow.typed.plaque);

export const $vitrage = part((flow) => flow.typed.vitrage);

export const $card = {
  plaque: part((flow) => cardOf(flow).plaque),
  vitrage: part((flow) => cardOf(flow).vitrage),
  phone: part((flow) => cardOf(flow).phone),
  verified: part((flow) => {
    const { plaque, checked } = cardOf(flow);
    return checked !== '' && checked === plaque;
  }),
};

export const $screen = part((flow) => flow.screen);

/** Calls `run` at each change of screen, while the store is mounted. */
export const onNewScreen = (store: ReadableAtom, run: () => void): void =>
  void onMount(store, () => $screen.listen(run));

export const $kept = part((flow) => (flow.state === 'registered' ? flow.kept : NOTHING));

export const $request = part((flow) => (flow.state === 'typing' ? undefined : flow.request));
