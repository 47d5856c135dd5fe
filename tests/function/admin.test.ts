import { expect, it } from 'vitest';
import { allRequests, noteFollowUp } from '../../netlify/store/admin.ts';
import { erase } from '../../netlify/store/erase.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import { aDemande, created, details, send } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';

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
