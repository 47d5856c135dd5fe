import { afterEach, expect, it, vi } from 'vitest';
import { newDemandeId } from '../../netlify/request/id.ts';
import { aDemande, aPhone, created, details, send } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';
import { storedRequest } from '../support/stored-demandes.ts';

const store = withRedis();
afterEach(() => vi.useRealTimers());

it('adds name and address to the request that the visitor holds', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  const { status, body } = await send('update', { ...data, ...details, demandeId });
  expect([status, body]).toEqual([200, { success: true, status: 'updated' }]);
  expect(await storedRequest(demandeId)).toMatchObject({ ...data, ...details, status: 'created' });
});

it('joins the lines of an address typed on several', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  await send('update', {
    ...data,
    ...details,
    demandeId,
    address: '1 rue de l’Exemple \r\n92230 Gennevilliers',
  });
  expect((await storedRequest(demandeId))?.address).toBe('1 rue de l’Exemple, 92230 Gennevilliers');
});

it.each([
  ['an id that was never given', newDemandeId()],
  ['an id of another shape', 'request:*'],
  ['an empty id', ''],
])('answers 404 to %s', async (_, demandeId) => {
  const { status, body } = await send('update', { ...aDemande(), ...details, demandeId });
  expect([status, body.status]).toEqual([404, 'not_found']);
});

it('moves the request to a new phone and frees the old one', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  const phone = aPhone();
  await send('update', { ...data, ...details, demandeId, phone });
  expect((await send('create', aDemande({ phone }))).status).toBe(429);
  expect((await send('create', data)).status).toBe(201);
});

it('accepts a new phone that another open request has, and leaves that one its place', async () => {
  const other = aDemande();
  await created(other);
  const data = aDemande();
  const demandeId = await created(data);
  expect((await send('update', { ...data, ...details, demandeId, phone: other.phone })).status).toBe(200);
  const added = await send('create', { ...other, plaque: 'AB-000-ZZ' });
  expect(added.status).toBe(429);
  expect((await storedRequest(demandeId))?.complements).toEqual([]);
});

it('marks a request that a machine seems to have changed, for good', async () => {
  const data = aDemande();
  const held = { ...data, ...details, demandeId: await created(data) };
  await send('update', held, { meta: { siteWeb: 'http://spam.example' } });
  expect((await storedRequest(held.demandeId))?.suspect).toBe(true);
  await send('complete', held, { meta: { elapsedMs: 12_000, siteWeb: '' } });
  expect((await storedRequest(held.demandeId))?.suspect).toBe(true);
});

it('keeps a completed request completed', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  await send('complete', { ...data, ...details, demandeId });
  await send('update', { ...data, ...details, demandeId, name: 'Dominique Exemple' });
  expect(await storedRequest(demandeId)).toMatchObject({ status: 'completed', name: 'Dominique Exemple' });
});

it('announces saved details later, unless the visitor sends the request before', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  vi.useFakeTimers({ toFake: ['Date'] });
  await send('update', { ...data, ...details, demandeId });
  const due = Number(await store.command('ZSCORE', 'demande:outbox', `${demandeId}:updated`));
  expect((due - Date.now()) / 60_000).toBe(15);
  await send('complete', { ...data, ...details, demandeId });
  expect(await store.command('ZSCORE', 'demande:outbox', `${demandeId}:updated`)).toBeNull();
});
