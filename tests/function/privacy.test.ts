import { format } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { logLine } from '../../netlify/service.ts';
import { send, sendRaw, withKey } from '../support/demande.ts';
import { AWAY, withWorld } from '../support/world.ts';

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
const TRACES = /ZQ-?000-?ZQ|77.?66|Xantippe|Marqu|Gennevilliers|203\.0\.113|marked-key/i;

let written = '';
beforeAll(() => {
  const write = (...values: unknown[]) => (written += `${format(...values).trimEnd()}\n`) !== '';
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => write(chunk));
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(write);
});
afterAll(() => vi.restoreAllMocks());

test('the log has JSON lines without personal data or IP addresses', async () => {
  world.rebuild({ log: logLine });
  const options = { ip: IP, ...withKey(KEY) };
  const { demandeId } = (await send('create', MARKED, options)).body;
  await send('update', { ...MARKED, demandeId }, options);
  await send('complete', { ...MARKED, demandeId }, options);
  await send('create', { ...MARKED, plaque: 'ZQ000ZQ' }, { ip: IP });
  await sendRaw(JSON.stringify({ action: MARKED.name, data: MARKED }), options);
  await sendRaw(`{"broken": "${MARKED.name}`, options);
  await send('create', { ...MARKED, vitrage: MARKED.name }, options);

  await world.act(demandeId?.slice(0, 12) ?? '', 'note', { texte: MARKED.name });
  await world.act(demandeId?.slice(0, 12) ?? '', MARKED.name, { qui: MARKED.name });

  // Makes the receivers fail, because their errors quote the rejected messages.
  world.channelsWork = false;
  await send('create', { ...MARKED, phone: '+33 6 39 98 77 66 ' }, options);
  await send('complete', { ...MARKED, name: `${MARKED.name} II`, demandeId }, options);
  await world.server.relance();

  // Makes Redis fail, because the client's errors quote the whole command.
  await world.command('CONFIG', 'SET', 'maxmemory', '1');
  await send('create', MARKED, options);
  await world.command('CONFIG', 'SET', 'maxmemory', '0');
  world.channelsWork = true;
  world.rebuild({ log: logLine }, { token: 'wrong' });
  await send('create', MARKED, options);
  world.rebuild({ log: logLine }, AWAY);
  await send('create', MARKED, options);
  await world.post('/api/demande', MARKED);
  await world.server.relance();

  const lines = written.trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  expect(written).not.toMatch(TRACES);
  expect(written).not.toContain(demandeId);
});
