import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadFlow, saveFlow, watchCopies } from '../../../src/stores/flow-storage.ts';
import { $flow, EMPTY, finish, type Flow, furthestStep, go, register } from '../../../src/stores/flow.ts';
import type { FlowEvent, Screen } from '../../../src/stores/transitions.ts';

const TYPED = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: '06 39 98 00 01', name: '', address: '' };
const TYPING: Flow = { ...EMPTY, typed: TYPED };
const REGISTERED: Flow = {
  state: 'registered',
  screen: 'details',
  typed: TYPED,
  kept: TYPED,
  knownCar: 'AB-000-CD Pare-brise',
  request: { demandeId: 'x'.repeat(34) },
  key: 'k',
  card: { plaque: '', vitrage: '', phone: '', checked: '' },
};
const SENT: Flow = { state: 'sent', screen: 'sent', typed: { ...TYPED, phone: '' }, request: {} };

/** Synchronous BroadcastChannel. */
class Tabs {
  static open = new Set<Tabs>();
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    Tabs.open.add(this);
  }
  postMessage(data: unknown) {
    for (const tab of Tabs.open) if (tab !== this) tab.onmessage?.({ data });
  }
  close() {
    Tabs.open.delete(this);
  }
}

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('history', {
    state: null,
    pushState: vi.fn(),
    replaceState: vi.fn(),
    back: vi.fn(),
    go: vi.fn(),
  });
  vi.stubGlobal('BroadcastChannel', Tabs);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  // The first listener makes the store read URL and session storage. Test files share stores, so another file may have
  // mounted this one without a session storage.
  cleanStores($flow);
  $flow.listen(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WALK: [from: Screen, event: FlowEvent, to: Screen, state: Flow][] = [
  ['landing', 'made', 'details', REGISTERED],
  ['phone', 'registered', 'saved', TYPING],
  ['plate', 'next', 'glazing', TYPING],
  ['glazing', 'next', 'phone', TYPING],
  ['glazing', 'back', 'plate', TYPING],
  ['phone', 'back', 'glazing', TYPING],
  ['glazing', 'next', 'details', REGISTERED],
  ['saved', 'more', 'completing', REGISTERED],
  ['saved', 'next', 'recap', REGISTERED],
  ['completing', 'cancel', 'saved', REGISTERED],
  ['completing', 'kept', 'recap', REGISTERED],
  ['details', 'kept', 'recap', REGISTERED],
  ['details', 'back', 'glazing', REGISTERED],
  ['recap', 'back', 'details', REGISTERED],
  ['sent', 'close', 'landing', SENT],
];
for (const from of ['plate', 'glazing', 'phone'] as const) WALK.push([from, 'close', 'landing', TYPING]);
for (const from of ['plate', 'glazing', 'saved', 'completing', 'details', 'recap'] as const) {
  WALK.push([from, 'close', 'landing', REGISTERED]);
  // A visitor may have gone back while the last step was being sent.
  WALK.push([from, 'sent', 'sent', REGISTERED]);
}

const startOn = (screen: Screen, state: Flow) => $flow.set({ ...state, screen } as Flow);

describe('the screen of the form', () => {
  test.each(WALK)('on screen «%s», the event «%s» leads to screen «%s»', (from, event, to, state) => {
    startOn(from, state);
    if (event === 'registered') register({ demandeId: 'x' }, TYPED);
    else if (event === 'sent') finish({ demandeId: 'x' });
    else go(from, event);
    expect($flow.get().screen).toBe(to);
  });

  test('a screen ignores an event from another screen', () => {
    startOn('plate', TYPING);
    go('glazing', 'next');
    go('landing', 'next');
    expect($flow.get()).toEqual({ ...TYPING, screen: 'plate' });
  });

  test.each(['landing', 'plate', 'glazing'] as const)(
    'the screen stays «%s» if the phone number is saved after the visitor has left step 3',
    (from) => {
      startOn(from, TYPING);
      register({ demandeId: 'x' }, TYPED);
      expect($flow.get()).toMatchObject({ state: 'registered', screen: from, kept: { phone: TYPED.phone } });
    },
  );

  test('after the last step, the state of the form contains no phone number, name or address', () => {
    startOn('recap', REGISTERED);
    finish({ demandeId: 'x' });
    expect($flow.get()).toEqual({ ...SENT, request: { demandeId: 'x' } });
  });

  test('a form that the visitor has closed does not reopen when the response to a call arrives late', () => {
    startOn('landing', REGISTERED);
    finish({ demandeId: 'x' });
    expect($flow.get()).toEqual(EMPTY);
  });

  test('after «Quitter», typed details are kept, but an unconfirmed plate is reset to the saved one', () => {
    startOn('plate', { ...REGISTERED, typed: { ...TYPED, plaque: 'EF-0', name: 'Zoé' } });
    go('plate', 'close');
    expect($flow.get()).toMatchObject({ typed: { ...TYPED, name: 'Zoé' } });
  });
});

describe('the furthest step allowed', () => {
  const typing = (typed: Partial<typeof TYPED>): Flow => ({ ...EMPTY, typed: { ...EMPTY.typed, ...typed } });
  test.each([
    ['the furthest step that may be opened is 1 without a number plate', EMPTY, 1],
    ['the furthest step that may be opened is 1 with a blank number plate', typing({ plaque: '  ' }), 1],
    ['the furthest step that may be opened is 2 with a number plate', typing({ plaque: 'AB-000-CD' }), 2],
    ['the furthest step that may be opened is 3 with a number plate and a kind of glass', TYPING, 3],
    ['the furthest step that may be opened is 4 with a saved phone number', REGISTERED, 4],
  ] as const)('%s', (_, flow, step) => {
    expect(furthestStep(flow)).toBe(step);
  });
});

describe('the session history', () => {
  const arrive = (hash: string) => {
    vi.stubGlobal('location', { pathname: '/', search: '', hash });
    const [, listener] = vi.mocked(addEventListener).mock.lastCall ?? [];
    if (typeof listener === 'function') listener(new Event('popstate'));
  };

  test('the session history ignores anchors that are no steps of the form', async () => {
    vi.resetModules();
    const { watchHistory } = await import('../../../src/stores/flow-history.ts');
    const changed = vi.fn();
    vi.stubGlobal('location', { pathname: '/', search: '', hash: '#assurance' });
    watchHistory(changed);
    for (const hash of ['#villes', '', '#100%']) arrive(hash);
    expect(history.replaceState).not.toHaveBeenCalled();
    arrive('#etape-1');
    expect(history.replaceState).toHaveBeenCalledWith({ trail: [0, 1] }, '', '/#etape-1');
    arrive('#assurance');
    expect(history.replaceState).toHaveBeenCalledOnce();
    expect(changed).toHaveBeenCalledTimes(5);
  });
});

test('session storage is empty until something is typed, and again once the text is removed', () => {
  $flow.set({ ...EMPTY, screen: 'plate' });
  expect(kept.size).toBe(0);
  $flow.set(TYPING);
  expect(kept.size).toBe(1);
  $flow.set(EMPTY);
  expect(kept.size).toBe(0);
});

describe('duplicated tabs', () => {
  test.each([
    ['a duplicated tab is detected when another tab has the same draft', 'k', 'k', 1],
    ['no duplicated tab is detected when another tab has a different draft', 'k', 'other', 0],
    ['no duplicated tab is detected when neither tab has a draft', '', '', 0],
  ])('%s', (_, own, other, times) => {
    const copied = vi.fn();
    const first = vi.fn();
    const stop = [watchCopies(() => other, first), watchCopies(() => own, copied)];
    expect([copied.mock.calls.length, first.mock.calls.length]).toEqual([times, 0]);
    for (const end of stop) end();
  });

  test('a tab restored after a crash is not taken for a duplicated tab', () => {
    const copied = vi.fn();
    watchCopies(() => 'k', copied)();
    expect(copied).not.toHaveBeenCalled();
  });
});

describe('the form’s state in session storage', () => {
  const SAMPLES = [EMPTY, REGISTERED, SENT];

  test.each(SAMPLES)('the form’s state «$state» is restored from session storage', (flow) => {
    saveFlow(flow);
    expect(loadFlow(SAMPLES)).toEqual(flow);
  });

  test.each([
    ['nothing was saved', undefined],
    ['the text is not JSON', '{"state":'],
    ['a field is missing, as in an older version', '{"state":"typing"}'],
    ['a field has another type', JSON.stringify({ ...EMPTY, typed: { ...TYPED, phone: 6 } })],
    ['the state is unknown', JSON.stringify({ ...EMPTY, state: 'lost' })],
    ['null was saved', 'null'],
  ])('no form state is restored from session storage when %s', (_, saved) => {
    if (saved !== undefined) kept.set('demande', saved);
    expect(loadFlow(SAMPLES)).toBeUndefined();
  });
});
