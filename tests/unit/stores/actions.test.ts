import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkCard, saveDetails, savePhone, sendCard } from '../../../src/stores/actions.ts';
import { $attempt } from '../../../src/stores/attempt.ts';
import { $flow, $kept, $request, EMPTY, type Flow } from '../../../src/stores/flow.ts';

const TYPED = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: '06 39 98 00 01', name: '', address: '' };
const CARD = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: '06 39 98 00 01' };
const REGISTERED: Flow = {
  state: 'registered',
  screen: 'completing',
  typed: TYPED,
  kept: TYPED,
  knownCar: 'AB-000-CD Pare-brise',
  request: { demandeId: 'x'.repeat(34) },
  key: 'k',
  card: { plaque: '', vitrage: '', phone: '', checked: '' },
};

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
};

const send = vi.fn<typeof fetch>();
const sent = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).data);
const answered = () => vi.waitFor(() => expect($attempt.get()?.busy).toBeFalsy());

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('history', { state: null, pushState: vi.fn(), replaceState: vi.fn() });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() });
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  $flow.listen(() => undefined);
  send.mockReset();
  send.mockImplementation(async () => Response.json({ success: true, demandeId: 'y'.repeat(34) }));
  $attempt.set(undefined);
});
afterEach(() => void vi.unstubAllGlobals());

describe('values set without input events', () => {
  test('the home page card sends its field values, even if they were filled in without input events', async () => {
    $flow.set({ ...EMPTY, typed: { ...EMPTY.typed, plaque: 'AB-000-CD' }, checked: 'AB-000-CD' });
    sendCard(formOf(CARD));
    await answered();
    expect(sent()).toEqual([CARD]);
  });

  test('the step for the phone number sends its field value, even if it was filled in without input events', async () => {
    $flow.set({ ...EMPTY, screen: 'phone', typed: { ...TYPED, phone: '' } });
    savePhone(formOf({ phone: '06 39 98 00 02' }));
    await answered();
    expect(sent()).toMatchObject([{ phone: '06 39 98 00 02' }]);
  });

  test('the details form sends its field values, and the phone number even if its field is collapsed', async () => {
    $flow.set(REGISTERED);
    saveDetails(formOf({ name: 'Zoé Essai', address: 'Gonesse' }));
    await answered();
    expect(sent()).toMatchObject([{ name: 'Zoé Essai', address: 'Gonesse', phone: TYPED.phone }]);
    expect($kept.get()).toMatchObject({ name: 'Zoé Essai', address: 'Gonesse' });
  });
});

test('clicks are ignored while a form is being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  send.mockImplementation(() => promise);
  $flow.set({ ...EMPTY, typed: TYPED, checked: TYPED.plaque });
  sendCard(formOf(CARD));
  for (const phone of ['', '', '06 39 98 00 02']) sendCard(formOf({ ...CARD, phone }));
  checkCard(formOf({ plaque: '' }));
  expect($attempt.get()).toMatchObject({ busy: true, fields: {} });
  sendCard(formOf(CARD));
  resolve(Response.json({ success: true, demandeId: 'y'.repeat(34) }));
  await answered();
  expect(sent()).toEqual([CARD]);
});

test('if the response to a duplicate request has no deadline, the deadline is computed from the send time', async () => {
  send.mockImplementation(async () => Response.json({ success: false, status: 'rate_limited' }));
  $flow.set({ ...EMPTY, screen: 'phone', typed: TYPED });
  savePhone(formOf({ phone: TYPED.phone }));
  await answered();
  const { demandeId, auPlusTard = '' } = $request.get() ?? {};
  expect(demandeId).toBeUndefined();
  expect(Date.parse(auPlusTard)).toBeGreaterThan(Date.now());
});
