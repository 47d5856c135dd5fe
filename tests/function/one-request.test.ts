import { expect, it } from 'vitest';
import { aDemande, aRequest, created, details, invoke, send, withKey } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();

/** Requests to the storage during one call. */
async function requestsOf(call: () => Promise<unknown>): Promise<number> {
  const before = store.rest.requests();
  await call();
  return store.rest.requests() - before;
}

it('asks a storage that knows the script once for each answer', async () => {
  const data = aDemande();
  const key = withKey('draft-key-number-0031');
  await created();
  expect(await requestsOf(() => send('create', data, key))).toBe(1);
  const { body } = await send('create', data, key);
  const held = { ...data, ...details, demandeId: body.demandeId };
  const calls: [string, () => Promise<unknown>][] = [
    ['replay', () => send('create', data, key)],
    ['duplicate', () => send('create', { ...data, plaque: 'AB-000-ZZ' })],
    ['update', () => send('update', held)],
    ['complete', () => send('complete', held)],
    ['complete again', () => send('complete', held)],
    ['complete at once', () => send('complete', aDemande())],
    ['counted address', () => send('create', aDemande(), { ip: '192.0.2.31' })],
  ];
  const counts: [string, number][] = [];
  for (const [name, call] of calls) counts.push([name, await requestsOf(call)]);
  expect(counts).toEqual(calls.map(([name]) => [name, 1]));
});

it('asks twice only a storage that has forgotten the script', async () => {
  await created();
  await store.command('SCRIPT', 'FLUSH');
  expect(await requestsOf(() => created())).toBe(2);
  expect(await requestsOf(() => created())).toBe(1);
});

it('asks the storage once in a form’s answer too', async () => {
  const form = new URLSearchParams({ ...aDemande() }).toString();
  const request = aRequest(form, { 'Content-Type': 'application/x-www-form-urlencoded' });
  expect(await requestsOf(() => invoke(request))).toBe(1);
});
