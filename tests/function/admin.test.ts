import { expect, it } from 'vitest';
import { findRequest } from '../../netlify/cli/find.ts';
import { allRequests, noteFollowUp } from '../../netlify/store/admin.ts';
import { erase } from '../../netlify/store/erase.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import { aDemande, created, details, send } from '../support/demande.ts';
import { costOf, withRedis } from '../support/redis.ts';

const store = withRedis();

it('reads a request that changes while the list is read, and each one once', async () => {
  const oldest = aDemande();
  const demandeId = await created(oldest);
  await store.command('ZADD', 'demande:index', 1, demandeId);
  const ids = await Promise.all(Array.from({ length: 401 }, () => created()));
  const read: string[] = [];
  for await (const { record } of allRequests(readSettings())) {
    if (read.length === 0) await send('update', { ...oldest, ...details, demandeId });
    read.push(record.demandeId);
  }
  expect(read.sort()).toEqual([...ids, demandeId].sort());
});

it.each([
  ['handled', (id: string) => noteFollowUp({ id, followUp: 'handled', now: Date.now() }, readSettings())],
  ['erased', (id: string) => erase(id, readSettings())],
])(
  'leaves a phone number to the open request that has it when another of that number is %s',
  async (_, end) => {
    const data = aDemande();
    const first = await created(data);
    const other = aDemande();
    const demandeId = await created(other);
    await send('update', { ...other, ...details, demandeId, phone: data.phone });
    await end(demandeId);
    expect(await store.command('GET', `demande:phone:${phoneKey(data.phone)}`)).toBe(first);
  },
);

it('reads a request by its id with one command, and by its reference with two, however many there are', async () => {
  const demandeId = await created();
  const settings = readSettings();
  expect(await costOf(store, () => findRequest(settings, demandeId))).toBe(1);
  expect(await costOf(store, () => findRequest(settings, demandeId.slice(0, 6)))).toBe(2);
  expect((await findRequest(settings, demandeId.slice(0, 6).toLowerCase())).demandeId).toBe(demandeId);
});

it('reads only what changed since a moment', async () => {
  const old = await created();
  await store.command('ZADD', 'demande:index', 1, old);
  const since = Date.now();
  const recent = await created();
  const read: string[] = [];
  const reading = async () => {
    for await (const { record } of allRequests(readSettings(), { since })) read.push(record.demandeId);
  };
  // The script, the count, the list, and one request.
  expect(await costOf(store, reading)).toBe(4);
  expect(read).toEqual([recent]);
});
