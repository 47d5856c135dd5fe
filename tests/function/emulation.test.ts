import { expect, test } from 'vitest';
import { emulatedRedis } from '../../netlify/local/emulated-redis.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { aDemande, created, send, withKey } from '../support/demande.ts';
import { START, withWorld } from '../support/world.ts';

const world = withWorld();

// `npm start` uses the emulation if redis-server is not installed.
test('on the Redis emulation, requests can be created, found, changed, announced, summarised and erased', async () => {
  const rest = await startRestServer(emulatedRedis(), 'token');
  world.rebuild({}, { url: rest.url, token: rest.token, hardLimit: 8 });
  const data = aDemande();
  const options = { ...withKey('draft-key-number-0051'), ip: '192.0.2.5' };
  const demandeId = await created(data, options);
  expect(await created(data, options)).toBe(demandeId);
  expect((await send('create', { ...data, plaque: 'AB-000-ZZ' }, { ip: '192.0.2.5' })).status).toBe(429);
  const held = { ...data, demandeId, name: 'Zoé "Exemple" \\', address: '1 rue\n92230 Gennevilliers' };
  expect((await send('update', held, options)).body.status).toBe('updated');
  expect((await send('complete', held, options)).body.status).toBe('completed');
  expect(await world.stored(demandeId)).toMatchObject({ name: 'Zoé "Exemple" \\', completedAt: START });

  const shown = async (query: string) => (await world.get(`/api/bureau${query}`, world.deskCookie)).text();
  expect(await shown('')).toContain('AB-000-ZZ');
  expect(await shown('?q=zoe')).toContain(data.plaque);
  const no = demandeId.slice(0, 12);
  await world.act(no, 'done');
  expect(await shown('?vue=toutes')).toContain(data.plaque);
  expect((await world.stored(demandeId))?.state).toBe('done');

  for (let n = 0; n < 4; n += 1) await send('create', aDemande(), { ip: '192.0.2.5' });
  const { headers } = await send('create', aDemande(), { ip: '192.0.2.5' });
  expect(headers.get('retry-after')).toMatch(/^\d{3}$/);
  for (const at of ['23T10:10', '23T14:30', '24T08:00']) {
    world.now = Date.parse(`2026-11-${at}:00+01:00`);
    await world.server.relance();
  }
  const types = world.webhook.hooks.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['demande.created', 'demandes.summary']));
  expect(await world.service.store.erase(no)).toBe(true);
  expect(await world.stored(demandeId)).toBeUndefined();
  await rest.close();
}, 120_000);
