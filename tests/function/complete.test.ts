import { expect, it } from 'vitest';
import { newDemandeId } from '../../netlify/request/id.ts';
import { aDemande, created, details, send, withKey } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';
import { storedRequest } from '../support/stored-demandes.ts';

const store = withRedis();

it('completes a request and gives its id', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  const { status, body } = await send('complete', { ...data, ...details, demandeId });
  expect([status, body]).toEqual([200, { success: true, status: 'completed', demandeId }]);
  expect(await storedRequest(demandeId)).toMatchObject({ ...data, ...details, status: 'completed' });
});

it('answers the same when it is sent again, and announces it once', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  await send('complete', { ...data, demandeId });
  const before = await storedRequest(demandeId);
  await store.command('DEL', 'demande:outbox');
  expect((await send('complete', { ...data, demandeId })).body.status).toBe('completed');
  expect(await store.command('ZCARD', 'demande:outbox')).toBe(0);
  expect((await storedRequest(demandeId))?.completedAt).toBe(before?.completedAt);
});

it.each([
  ['left out', {}],
  ['empty', { name: '', address: '' }],
  ['null', { name: null, address: null }],
])('takes a visitor who chose «Terminer»: name and address %s', async (_, missing) => {
  const data = aDemande();
  const demandeId = await created(data);
  expect((await send('complete', { ...data, demandeId, ...missing })).status).toBe(200);
});

it('keeps the details saved before when it comes without them', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  await send('update', { ...data, ...details, demandeId });
  await send('complete', { ...data, demandeId });
  expect(await storedRequest(demandeId)).toMatchObject(details);
});

it('creates and completes at once on an unknown phone', async () => {
  const data = aDemande();
  const { status, body } = await send('complete', { ...data, ...details });
  expect([status, body.status]).toEqual([200, 'completed']);
  expect(await storedRequest(body.demandeId)).toMatchObject({ ...data, ...details, status: 'completed' });
});

it('finds the request of a create whose answer was lost by the key of the draft', async () => {
  const data = aDemande();
  const demandeId = await created(data, withKey('draft-key-number-0011'));
  const { body } = await send('complete', { ...data, ...details }, withKey('draft-key-number-0011'));
  expect(body).toEqual({ success: true, status: 'completed', demandeId });
});

it('keeps what a duplicate completes beside the first request', async () => {
  const first = aDemande();
  const demandeId = await created(first);
  const { status, body } = await send('complete', { ...first, ...details });
  expect([status, body.status, body.demandeId]).toEqual([429, 'rate_limited', undefined]);
  const record = await storedRequest(demandeId);
  expect(record).toMatchObject({ name: '', status: 'created' });
  expect(record?.complements).toMatchObject([details]);
});

it('answers 404 to an id that was never given', async () => {
  const { status, body } = await send('complete', { ...aDemande(), demandeId: newDemandeId() });
  expect([status, body.status]).toEqual([404, 'not_found']);
});
