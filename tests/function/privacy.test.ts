import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import relance from '../../netlify/functions/relance.mts';
import { aRequest, invoke, send, sendRaw, withKey } from '../support/demande.ts';
import { withReceivers } from '../support/receivers.ts';
import { nameStore, withRedis } from '../support/redis.ts';

const store = withRedis();
const receivers = withReceivers();

/** Values that stand nowhere else: each is searched for in all that was written. */
const MARKED = {
  plaque: 'ZQ-000-ZQ',
  vitrage: 'Lunette arrière',
  phone: '+33 6 39 98 77 66',
  name: 'Xantippe Marquée',
  address: '77 rue Marquée, 92230 Gennevilliers',
};
const IP = '203.0.113.77';
const KEY = 'marked-key-00000000001';
const TRACES = [
  /ZQ-?000-?ZQ/i,
  /77.?66/,
  /639987766/,
  /Xantippe/i,
  /Marqu/i,
  /Gennevilliers/,
  /203\.0\.113/,
  /marked-key/,
];

let written = '';
beforeAll(() => {
  setEnvironment({ DEMANDE_LOG: undefined });
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written += String(chunk);
      return true;
    });
  }
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...values) => {
      written += `${values.map((value) => (value instanceof Error ? `${value.stack} ${JSON.stringify(value)}` : String(value))).join(' ')}\n`;
    });
  }
});
afterAll(() => vi.restoreAllMocks());

it('writes structured lines that hold nothing a visitor typed and no address, whatever happens', async () => {
  const options = { ip: IP, ...withKey(KEY) };
  const call = async (action: string, data: object): Promise<string | undefined> => {
    const { body, after } = await send(action, data, options);
    await after();
    return body.demandeId;
  };
  const demandeId = await call('create', MARKED);
  await call('update', { ...MARKED, demandeId });
  await call('complete', { ...MARKED, demandeId });
  await (await send('create', { ...MARKED, plaque: 'ZQ000ZQ' }, { ip: IP })).after();
  await sendRaw(JSON.stringify({ action: MARKED.name, data: MARKED }), options);
  await sendRaw(`{"broken": "${MARKED.name}`, options);
  await send('create', { ...MARKED, vitrage: MARKED.name }, options);

  // Receivers that refuse and quote what they were given.
  receivers.smtp.mode = 'refuse';
  receivers.webhook.mode = 'fail';
  await call('create', { ...MARKED, phone: '+33 6 39 98 77 66 ' });
  await call('complete', { ...MARKED, name: `${MARKED.name} II`, demandeId });
  await relance();

  // Storages that refuse: the client's messages quote the whole command.
  await store.command('CONFIG', 'SET', 'maxmemory', '1');
  await call('create', MARKED);
  await store.command('CONFIG', 'SET', 'maxmemory', '0');
  receivers.smtp.mode = 'accept';
  receivers.webhook.mode = 'accept';
  nameStore({ url: store.rest.url, token: 'wrong' });
  await call('create', MARKED);
  nameStore({ url: 'http://127.0.0.1:9', token: 'none' });
  await call('create', MARKED);
  const form = new URLSearchParams(MARKED).toString();
  const { after } = await invoke(aRequest(form, { 'Content-Type': 'application/x-www-form-urlencoded' }), IP);
  await after();
  await relance();
  nameStore(store.rest);

  const lines = written.trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  for (const trace of TRACES) expect(written).not.toMatch(trace);
  expect(written).not.toContain(demandeId);
});
