import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { followUpPath } from '../../netlify/request/links.ts';
import { logLine } from '../../netlify/service.ts';
import { send, sendRaw, withKey } from '../support/demande.ts';
import { withWorld } from '../support/world.ts';

const world = withWorld();

/** Values that no log line may contain. */
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

test('logs JSON lines without any value of a visitor and without an IP address', async () => {
  world.rebuild({ log: logLine });
  const options = { ip: IP, ...withKey(KEY) };
  const { demandeId } = (await send('create', MARKED, options)).body;
  await send('update', { ...MARKED, demandeId }, options);
  await send('complete', { ...MARKED, demandeId }, options);
  await send('create', { ...MARKED, plaque: 'ZQ000ZQ' }, { ip: IP });
  await sendRaw(JSON.stringify({ action: MARKED.name, data: MARKED }), options);
  await sendRaw(`{"broken": "${MARKED.name}`, options);
  await send('create', { ...MARKED, vitrage: MARKED.name }, options);

  const path = followUpPath(world.service, demandeId?.slice(0, 12) ?? '');
  await world.post(path, { acte: 'note', vu: '1', texte: MARKED.name });
  await world.post(path, { acte: MARKED.name, vu: '1', qui: MARKED.name });

  // Receivers that quote the message in their refusal.
  world.smtp.mode = 'refuse';
  world.webhook.mode = 'fail';
  await send('create', { ...MARKED, phone: '+33 6 39 98 77 66 ' }, options);
  await send('complete', { ...MARKED, name: `${MARKED.name} II`, demandeId }, options);
  await world.server.relance();

  // Storages that refuse: the client's errors quote the whole command.
  await world.command('CONFIG', 'SET', 'maxmemory', '1');
  await send('create', MARKED, options);
  await world.command('CONFIG', 'SET', 'maxmemory', '0');
  world.smtp.mode = 'accept';
  world.webhook.mode = 'accept';
  world.rebuild({ log: logLine }, { token: 'wrong' });
  await send('create', MARKED, options);
  world.rebuild({ log: logLine }, { url: 'http://127.0.0.1:9', token: 'none' });
  await send('create', MARKED, options);
  await world.post('/api/demande', MARKED);
  await world.server.relance();

  const lines = written.trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  for (const trace of TRACES) expect(written).not.toMatch(trace);
  expect(written).not.toContain(demandeId);
});
