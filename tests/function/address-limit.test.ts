import { afterEach, beforeEach, expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { addressHash } from '../../netlify/http/address.ts';
import { aDemande, details, send, withKey } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';
import { storedRequest } from '../support/stored-demandes.ts';

const store = withRedis();
beforeEach(() => setEnvironment({ DEMANDE_ADDRESS_SOFT_LIMIT: '3', DEMANDE_ADDRESS_LIMIT: '5' }));
afterEach(() => setEnvironment({ DEMANDE_ADDRESS_SOFT_LIMIT: undefined, DEMANDE_ADDRESS_LIMIT: undefined }));

/** A call as the browser of a visitor sends it. */
const browser = { headers: { 'Sec-Fetch-Site': 'same-origin' } };

/** Creates with different phones from one address, one after the other. */
async function createsFrom(ip: string, count: number, options = {}): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < count; i += 1) {
    statuses.push((await send('create', aDemande(), { ip, ...options })).status);
  }
  return statuses;
}

it('stores and marks what comes from an address above its soft limit', async () => {
  const marks = [];
  for (let i = 0; i < 5; i += 1) {
    const { body } = await send('create', aDemande(), { ip: '192.0.2.1' });
    marks.push((await storedRequest(body.demandeId))?.suspect);
  }
  expect(marks).toEqual([false, false, false, true, true]);
});

it('refuses what comes above the hard limit, with the number to call, until the time is over', async () => {
  expect(await createsFrom('192.0.2.2', 5)).toEqual([201, 201, 201, 201, 201]);
  const { status, body, headers } = await send('create', aDemande(), { ip: '192.0.2.2' });
  expect([status, body.status]).toEqual([429, 'too_many_requests']);
  expect(body.error).toMatch(/appelez-nous au 01/);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(300);
});

it('asks the storage nothing for an address that it has refused', async () => {
  await createsFrom('192.0.2.3', 6);
  const before = store.rest.requests();
  expect(await createsFrom('192.0.2.3', 20)).toEqual(Array(20).fill(429));
  expect(store.rest.requests()).toBe(before);
});

it('counts every call: updates and completions with an id, and creates with a known key', async () => {
  const data = aDemande();
  const options = { ...withKey('draft-key-number-0041'), ip: '192.0.2.4' };
  const { body } = await send('create', data, options);
  const held = { ...data, ...details, demandeId: body.demandeId };
  const statuses = [];
  for (const [action, sent] of [
    ['create', data],
    ['update', held],
    ['complete', held],
    ['update', { ...held, demandeId: '2'.repeat(34) }],
    ['update', held],
  ] as const) {
    statuses.push((await send(action, sent, options)).status);
  }
  expect(statuses).toEqual([201, 200, 200, 404, 429]);
});

it('does not let a machine take the place of a visitor who shares its address', async () => {
  await createsFrom('192.0.2.5', 20);
  await createsFrom('192.0.2.5', 20, { ...browser, meta: { elapsedMs: 5 } });
  expect(await createsFrom('192.0.2.5', 1, browser)).toEqual([201]);
});

it('takes no typo of the limit for a wish to have none', async () => {
  setEnvironment({ DEMANDE_ADDRESS_LIMIT: 'many' });
  expect((await createsFrom('192.0.2.6', 201)).slice(199)).toEqual([201, 429]);
});

it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', ''])('does not count %j', async (ip) => {
  expect(await createsFrom(ip, 7)).toEqual(Array(7).fill(201));
});

it('keeps no address, only a keyed hash of it', async () => {
  await createsFrom('198.51.100.77', 1);
  const keys = (await store.command('KEYS', 'demande:address:*')) as string[];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join()).not.toMatch(/198\.51|\d+\.\d+\.\d+/);
});

it('hashes an address alike in all instances, and otherwise for another storage', () => {
  const before = addressHash('192.0.2.9', false);
  setEnvironment({ UNRELATED: 'as another process has it' });
  expect(addressHash('192.0.2.9', false)).toBe(before);
  const token = process.env['UPSTASH_REDIS_REST_TOKEN'];
  setEnvironment({ UPSTASH_REDIS_REST_TOKEN: 'another' });
  expect(addressHash('192.0.2.9', false)).not.toBe(before);
  setEnvironment({ UPSTASH_REDIS_REST_TOKEN: token, UNRELATED: undefined });
});

it('takes one IPv6 network for one address, however it is written', () => {
  const one = addressHash('2001:db8:0:1::5', false);
  expect(addressHash('2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd', false)).toBe(one);
  expect(addressHash('2001:db8:0:2::5', false)).not.toBe(one);
  expect(addressHash('::ffff:192.0.2.9', false)).toBe(addressHash('192.0.2.9', false));
});
