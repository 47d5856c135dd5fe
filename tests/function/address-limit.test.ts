import { afterEach, expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { addressHash } from '../../netlify/http/address.ts';
import { aDemande, send, withKey } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();
afterEach(() => {
  setEnvironment({ DEMANDE_ADDRESS_LIMIT: undefined });
});

/** Creates with different phones from one address, one after the other. */
async function createsFrom(ip: string, count: number): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < count; i += 1) statuses.push((await send('create', aDemande(), { ip })).status);
  return statuses;
}

it('stops the 31st request of an address in ten minutes', async () => {
  const statuses = await createsFrom('192.0.2.1', 30);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const { status, body, headers } = await send('create', aDemande(), { ip: '192.0.2.1' });
  expect([status, body.status]).toEqual([429, 'too_many_requests']);
  expect(body.error).toMatch(/appelez-nous/);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(590);
});

it('lets the environment set the limit, and no typo switch it off', async () => {
  setEnvironment({ DEMANDE_ADDRESS_LIMIT: '2' });
  expect(await createsFrom('192.0.2.2', 3)).toEqual([201, 201, 429]);
  setEnvironment({ DEMANDE_ADDRESS_LIMIT: 'many' });
  expect(await createsFrom('192.0.2.2', 1)).toEqual([201]);
});

it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', ''])('does not count %j', async (ip) => {
  setEnvironment({ DEMANDE_ADDRESS_LIMIT: '1' });
  expect(await createsFrom(ip, 2)).toEqual([201, 201]);
});

it('counts neither a lost answer asked for again, nor an update, nor a completion', async () => {
  setEnvironment({ DEMANDE_ADDRESS_LIMIT: '1' });
  const data = aDemande();
  const options = { ...withKey('draft-key-0041'), ip: '192.0.2.3' };
  const { body } = await send('create', data, options);
  const held = { ...data, name: 'Camille', address: '1 rue', demandeId: body.demandeId };
  expect((await send('create', data, options)).status).toBe(201);
  expect((await send('update', held, options)).status).toBe(200);
  expect((await send('complete', held, options)).status).toBe(200);
});

it('counts completions that create', async () => {
  setEnvironment({ DEMANDE_ADDRESS_LIMIT: '1' });
  await createsFrom('192.0.2.4', 1);
  expect((await send('complete', aDemande(), { ip: '192.0.2.4' })).status).toBe(429);
});

it('keeps no address, only a keyed hash of it', async () => {
  await createsFrom('198.51.100.77', 1);
  const keys = (await store.command('KEYS', 'demande:address:*')) as string[];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join()).not.toMatch(/198\.51|\d+\.\d+\.\d+/);
});

it('takes one IPv6 network for one address, however it is written', () => {
  const one = addressHash('2001:db8:0:1::5');
  expect(addressHash('2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd')).toBe(one);
  expect(addressHash('2001:db8:0:2::5')).not.toBe(one);
  expect(addressHash('::ffff:192.0.2.9')).toBe(addressHash('192.0.2.9'));
});
