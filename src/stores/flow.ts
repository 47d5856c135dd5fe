import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { Receipt } from '../client/demande.ts';
import type { DemandeField } from '../domain/demande.ts';
import { namedPlace, record, watchHistory } from './flow-history.ts';
import { loadFlow, saveFlow, watchCopies } from './flow-storage.ts';
import { type FlowEvent, type FlowStep, type Screen, STEP_OF, TRANSITIONS } from './transitions.ts';

/** Texts of the fields, as they are typed; `vitrage` is the French title of the chosen glazing. */
export type Typed = Record<DemandeField, string>;

/** The fields of the card: `checked` is the plate that was verified. */
interface Card extends Pick<Typed, 'plaque' | 'vitrage' | 'phone'> {
  checked: string;
}

/** Nothing is with the firm yet; card and steps fill in the same draft. */
interface Typing {
  state: 'typing';
  screen: 'landing' | 'plate' | 'glazing' | 'phone';
  typed: Typed;
  checked: string;
  /** Idempotency key: one for each draft. */
  key: string;
}

/** The firm holds the number. */
interface Registered {
  state: 'registered';
  screen: Exclude<Screen, 'phone' | 'sent'>;
  typed: Typed;
  /** The values that a button confirmed: they are shown, and sent with the last step. */
  kept: Typed;
  /** Plate and glazing as the firm knows them (`carOf`); a duplicate's are not known to be. */
  knownCar: string;
  /** The answer of the function. A duplicate has no id and no link: its request is another's. */
  request: Receipt;
  key: string;
  /** The card, which is the start of another request by now. */
  card: Card;
}

/** The last step was sent: of what was typed the success screen needs plate and glazing, and nothing else is kept. */
export interface Sent {
  state: 'sent';
  screen: 'sent';
  typed: Typed;
  request: Receipt;
}

/** The flow: typing → registered → sent → typing. It is saved in the tab (sessionStorage), and gone when that closes. */
export type Flow = Typing | Registered | Sent;

const NOTHING: Typed = { plaque: '', vitrage: '', phone: '', name: '', address: '' };
const EMPTY_CARD: Card = { plaque: '', vitrage: '', phone: '', checked: '' };

/** A flow nobody has typed in yet. */
export const EMPTY: Typing = { state: 'typing', screen: 'landing', typed: NOTHING, checked: '', key: '' };

/** One flow of each state: a saved one of another shape is dropped, rather than half of it shown. */
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

/** Whether there is something to keep: a page that was only looked at stores nothing. */
const isBegun = (flow: Flow): boolean =>
  flow.state !== 'typing' || Boolean(flow.key) || Object.values(flow.typed).some(Boolean);

/** The one store of the flow, shared by the plate card and the funnel. */
export const $flow = atom<Flow>(EMPTY);

onMount($flow, () => {
  // Pages are rendered at build, where nobody moves through a history.
  if (typeof history === 'undefined') return undefined;
  const stopSaving = $flow.listen((flow) => saveFlow(isBegun(flow) ? flow : undefined));
  $flow.set(loadFlow(SAMPLES) ?? EMPTY);
  const stopWatching = watchHistory(arrive);
  // A screen of another load is looked up again: the card of a checked plate, a step's first view.
  arrive({ reload: true });
  // The request belongs to the tab that was copied: this one starts another, with what was typed.
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

/** The furthest step that a flow allows: each step needs what the one before it asks for. */
export function furthestStep(flow: Flow): FlowStep {
  if (flow.state !== 'typing') return 4;
  if (!flow.typed.plaque.trim()) return 1;
  return flow.typed.vitrage ? 3 : 2;
}

/** Plate and glazing, to tell one state of them from another. */
export const carOf = ({ plaque, vitrage }: Pick<Typed, 'plaque' | 'vitrage'>): string =>
  `${plaque} ${vitrage}`;

/** The flow on another screen, or on the one that stands for it in its state. */
function enter(flow: Flow, screen: Screen): Flow {
  if (screen === 'landing' && flow.state === 'sent') return EMPTY;
  if (flow.state === 'sent' || screen === 'sent') return flow;
  if (flow.state === 'typing')
    return {
      ...flow,
      screen: screen === 'landing' || screen === 'plate' || screen === 'glazing' ? screen : 'phone',
    };
  // Drops what was typed over and not confirmed; a name or an address may stay.
  const { plaque, vitrage, phone } = flow.kept;
  const typed = { ...flow.typed, plaque, vitrage, phone };
  return { ...flow, typed, screen: screen === 'phone' ? 'details' : screen };
}

/** Shows the flow as it has become, and makes the history follow. */
function show(flow: Flow, way: 'forward' | 'back' = 'forward'): void {
  const before = STEP_OF[$flow.get().screen];
  $flow.set(flow);
  if (flow.state === 'sent') record('sent', 'sent');
  else if (STEP_OF[flow.screen] !== before) record(STEP_OF[flow.screen], way);
}

/** The view that an address leads to, by step. */
const VIEWS = ['landing', 'plate', 'glazing', 'phone', 'recap'] as const;

/**
 * Shows the step that the address names, or the furthest one that the flow allows; the address then says so. A request
 * that was sent is forgotten wherever else than on its success screen.
 */
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

/** Moves the flow, if it is still on the screen that the event comes from: a late timer or a second tap moves nothing. */
export function go(from: Screen, event: FlowEvent): void {
  const flow = $flow.get();
  const to = flow.screen === from && TRANSITIONS[from][event];
  if (to) show(enter(flow, to), event === 'back' || from === 'sent' ? 'back' : 'forward');
}

/** The answer of the function, once the request is stored. */
const requestOf = (flow: Flow): Receipt | undefined => (flow.state === 'typing' ? undefined : flow.request);

/** Takes over what is typed in the steps. */
export function typeInStep(typed: Partial<Typed>): void {
  const flow = $flow.get();
  if (flow.state !== 'sent') $flow.set({ ...flow, typed: { ...flow.typed, ...typed } });
}

/** Takes over what a button confirmed. */
export function confirm(changes: Partial<Typed>): void {
  typeInStep(changes);
  const flow = $flow.get();
  if (flow.state === 'registered') $flow.set({ ...flow, kept: { ...flow.kept, ...changes } });
}

/** The firm knows this plate and this glazing. */
export function noteKnownCar(car: string, request: Receipt = {}): void {
  const flow = $flow.get();
  if (flow.state === 'registered')
    $flow.set({ ...flow, knownCar: car, request: { ...flow.request, ...request } });
}

/** Puts back what was typed since it was last confirmed. */
export function undoTyping(): void {
  const flow = $flow.get();
  if (flow.state === 'registered') $flow.set({ ...flow, typed: flow.kept });
}

export const cardOf = (flow: Flow): Card => {
  if (flow.state === 'registered') return flow.card;
  return flow.state === 'typing' ? { ...flow.typed, checked: flow.checked } : EMPTY_CARD;
};

/** Takes over what is typed in the card: the draft itself, until its request is made. */
export function typeInCard(changes: Partial<Card>): void {
  const flow = $flow.get();
  const { checked, ...typed } = { ...cardOf(flow), ...changes };
  if (flow.state === 'registered') $flow.set({ ...flow, card: { ...typed, checked } });
  else if (flow.state === 'typing') $flow.set({ ...flow, typed: { ...flow.typed, ...typed }, checked });
}

/** Begins another request with what the card holds; the one before stays with the firm as it is. */
export function beginAgain(): void {
  const flow = $flow.get();
  if (flow.state !== 'registered') return;
  const { checked, ...typed } = flow.card;
  $flow.set({ ...EMPTY, typed: { ...NOTHING, ...typed }, checked });
}

/**
 * The firm holds the number that was sent. Plate and glazing may have been changed meanwhile: the firm is told of that
 * by the next step.
 */
export function register(request: Receipt, sent: Pick<Typed, 'plaque' | 'vitrage' | 'phone'>): void {
  const flow = $flow.get();
  if (flow.state === 'sent') return;
  const { plaque, vitrage } = flow.typed;
  const typed = { ...flow.typed, phone: sent.phone };
  const kept = { ...(flow.state === 'registered' ? flow.kept : NOTHING), plaque, vitrage, phone: sent.phone };
  const card = flow.state === 'registered' ? flow.card : { ...EMPTY_CARD, plaque };
  const knownCar = carOf(sent);
  const { key, screen } = flow;
  const made: Registered = {
    state: 'registered',
    screen: 'landing',
    typed,
    kept,
    knownCar,
    request,
    key,
    card,
  };
  show(enter(made, TRANSITIONS[screen].registered ?? screen));
}

/** The last step was sent. Who has left the flow is not pulled back. */
export function finish(request: Receipt): void {
  const flow = $flow.get();
  if (flow.state !== 'registered') return;
  const { plaque, vitrage } = flow.kept;
  const typed = { ...NOTHING, plaque, vitrage };
  const done: Flow = { state: 'sent', screen: 'sent', typed, request };
  show(TRANSITIONS[flow.screen].sent === 'landing' ? EMPTY : done);
}

/** The draft's idempotency key, made at its first use. */
export function draftKey(): string {
  const flow = $flow.get();
  if (flow.state === 'sent') return '';
  const key = flow.key || crypto.randomUUID();
  $flow.set({ ...flow, key });
  return key;
}

/** A part of the flow: components that show it render again when it changes, and only then. */
const part = <T>(select: (flow: Flow) => T) =>
  // A computed store has no initial value of its own, which server render and hydration ask for.
  Object.assign(computed($flow, select), { init: select(EMPTY) });

/** What stands in the steps. */
export const $steps = part((flow) => flow.typed);

const typed = (name: DemandeField) => part((flow) => flow.typed[name]);

/** The same, field by field. */
export const $typed: Record<DemandeField, ReturnType<typeof typed>> = {
  plaque: typed('plaque'),
  vitrage: typed('vitrage'),
  phone: typed('phone'),
  name: typed('name'),
  address: typed('address'),
};

/** What stands in each field of the card; `verified` is whether its plate is the one that was checked. */
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

/** While a store is in use, does something whenever the screen has changed. */
export const onNewScreen = (store: ReadableAtom, run: () => void): void =>
  void onMount(store, () => $screen.listen(run));

/** The values that the last step shows and sends. */
export const $kept = part((flow) => (flow.state === 'registered' ? flow.kept : NOTHING));

/** The answer of the function, once the request is stored. */
export const $request = part(requestOf);

/** The request that was sent, if it was. */
export const $sent = part((flow) => (flow.state === 'sent' ? flow : undefined));
