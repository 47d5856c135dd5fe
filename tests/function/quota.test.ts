import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { deliverDue } from '../../netlify/notify/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { aDemande, created, details, send, withKey } from '../support/demande.ts';
import { withReceivers } from '../support/receivers.ts';
import { commandsOf, costOf, withRedis } from '../support/redis.ts';
import { storedRequest } from '../support/stored-demandes.ts';

/** The free plan of the storage has 500,000 commands a month, which 10,000 funnels must leave room in. */
const FUNNEL_COMMANDS = 45;

const store = withRedis();
const receivers = withReceivers();
beforeEach(() => setEnvironment({ DEMANDE_WEBHOOK_URL: undefined }));
afterEach(() => vi.useRealTimers());

/** What a visitor's browser says of its call. */
const BROWSER = { 'Sec-Fetch-Site': 'same-origin' };

it('spends few commands on a whole funnel with its announcements', async () => {
  const options = { headers: { ...BROWSER, ...withKey('draft-key-number-0201').headers }, ip: '192.0.2.61' };
  const data = aDemande();
  // The scripts are known, as they are on line.
  const before = { ...aDemande(), ...details, demandeId: await created() };
  await (await send('complete', before)).after();

  let demandeId = '';
  const spent: Record<string, number> = {};
  spent['create'] = await costOf(store, async () => {
    const { body, after } = await send('create', data, options);
    demandeId = body.demandeId ?? '';
    await after();
  });
  const held = { ...data, ...details, demandeId };
  spent['update'] = await costOf(store, async () => (await send('update', held, options)).after());
  spent['complete'] = await costOf(store, async () => (await send('complete', held, options)).after());
  console.log(`commands with announcements: ${JSON.stringify(spent)}`);
  expect(Object.values(spent).reduce((sum, one) => sum + one)).toBeLessThanOrEqual(FUNNEL_COMMANDS);
});

/** How many of the 10,000 calls a minute are made, FC_SCALE=1 for all: after the first few hundred they cost nothing. */
const SCALE = Math.min(1, Number(process.env['FC_SCALE'] ?? 0.1));
const CALLS_A_MINUTE = Math.ceil(10_000 * SCALE);
const MINUTES = 5;

let victims = 0;

/** A call of a machine: no two alike, and each kind that costs the storage something. */
async function attack(n: number, ip: string, known: { data: object; demandeId: string }, headers: object) {
  victims += 1;
  const data = aDemande({ phone: `+99 ${String(victims).padStart(9, '0')}` });
  const options = { ip, headers: { ...headers } as Record<string, string>, meta: { elapsedMs: 20_000 } };
  if (n % 4 === 0) return send('update', { ...data, ...details, demandeId: known.demandeId }, options);
  if (n % 4 === 1) return send('create', data, { ...options, meta: { elapsedMs: 3 } });
  if (n % 4 === 2) {
    options.headers['Idempotency-Key'] = 'a-key-that-is-known-01';
    return send('create', data, options);
  }
  return send('complete', { ...data, ...details }, options);
}

it.each([
  ['that does not look like a browser', {}],
  ['that looks like a browser in all', BROWSER],
])('survives a flood from one address %s', async (_, headers) => {
  await store.command('FLUSHALL');
  receivers.smtp.mails = [];
  const ip = '192.0.2.66';
  const data = aDemande();
  const known = { data, demandeId: await created(data) };
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const before = await commandsOf(store);
  const honest: Record<string, number> = {};
  let served = 0;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (let n = 0; n < CALLS_A_MINUTE; n += 1) {
      if (n % 500 === 0) vi.setSystemTime(start + minute * 60_000 + (n / CALLS_A_MINUTE) * 60_000);
      const { status, after } = await attack(n, ip, known, headers);
      if (status < 300) served += 1;
      await after();
    }
    if (minute === 2) {
      for (const [who, from] of [
        ['same', ip],
        ['other', '192.0.2.67'],
      ] as const) {
        const { status, body, after } = await send('create', aDemande(), { ip: from, headers: BROWSER });
        await after();
        honest[who] = status;
        if (status === 201) expect(await storedRequest(body.demandeId)).toBeDefined();
        else expect(body.error).toMatch(/appelez-nous au/);
      }
    }
  }
  for (let minute = 5; minute <= 30; minute += 5) {
    vi.setSystemTime(start + minute * 60_000);
    await deliverDue(readSettings(), Date.now());
  }
  const commands = (await commandsOf(store)) - before;
  const mails = receivers.smtp.mails.length;
  console.log(
    `${CALLS_A_MINUTE * MINUTES} calls: ${served} served, ${commands} commands, ${mails} e-mails, honest ${JSON.stringify(honest)}`,
  );
  expect(commands).toBeLessThanOrEqual(20_000);
  expect(mails).toBeLessThanOrEqual(30);
  expect(honest['other']).toBe(201);
  // A machine that passes for a browser in all takes the places of its address: its neighbour reads the number to call.
  expect(honest['same']).toBe(headers === BROWSER ? 429 : 201);
});
