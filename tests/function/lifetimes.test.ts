import { beforeEach, expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import relance from '../../netlify/functions/relance.mts';
import { fingerprint } from '../../netlify/request/id.ts';
import { noteFollowUp } from '../../netlify/store/admin.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { aDemande, created, send, withKey } from '../support/demande.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();
const DAY = 86_400;
const THREE_YEARS = 3 * 365 * DAY;

let began = 0;
beforeEach(() => {
  began = Date.now();
});

/** A key was given that many seconds to live in this test, which may have taken some of them already. */
async function expectLife(key: string, seconds: number): Promise<void> {
  const left = Number(await store.command('PTTL', `demande:${key}`));
  expect(left, key).toBeLessThanOrEqual(seconds * 1000);
  expect(left, key).toBeGreaterThanOrEqual(seconds * 1000 - (Date.now() - began));
}

it('keeps a request three years after its last change', async () => {
  const data = aDemande();
  const demandeId = await created(data);
  await expectLife(`request:${demandeId}`, THREE_YEARS);
  for (const action of ['update', 'complete']) {
    await store.command('EXPIRE', `demande:request:${demandeId}`, 1000);
    await send(action, { ...data, demandeId, name: 'Camille', address: `1 rue ${action}` });
    await expectLife(`request:${demandeId}`, THREE_YEARS);
  }
  await store.command('EXPIRE', `demande:request:${demandeId}`, 1000);
  await send('create', { ...data, plaque: 'AB-000-ZZ' });
  await expectLife(`request:${demandeId}`, THREE_YEARS);
});

it('keeps a request three years after it was handled, and counts that as its last change', async () => {
  const demandeId = await created();
  await store.command('EXPIRE', `demande:request:${demandeId}`, 1000);
  await store.command('ZADD', 'demande:index', 1, demandeId);
  const before = Date.now();
  await noteFollowUp({ id: demandeId, followUp: 'handled', now: Date.now() }, readSettings());
  await expectLife(`request:${demandeId}`, THREE_YEARS);
  expect(Number(await store.command('ZSCORE', 'demande:index', demandeId))).toBeGreaterThanOrEqual(before);
});

it('keeps a phone number for a day, also the one that an update brings', async () => {
  const data = aDemande({ phone: '06 39 98 97 01' });
  const demandeId = await created(data);
  await expectLife('phone:+33639989701', DAY);
  await send('update', { ...data, demandeId, phone: '06 39 98 97 02', name: 'Camille', address: '1 rue' });
  expect(await store.command('EXISTS', 'demande:phone:+33639989701')).toBe(0);
  await expectLife('phone:+33639989702', DAY);
});

it('takes the window of a phone number from the environment', async () => {
  setEnvironment({ DEMANDE_DEDUPE_SECONDS: '60' });
  await created(aDemande({ phone: '06 39 98 97 03' }));
  setEnvironment({ DEMANDE_DEDUPE_SECONDS: undefined });
  await expectLife('phone:+33639989703', 60);
});

it('keeps the hash of a draft’s key for a day', async () => {
  await created(aDemande(), withKey('draft-key-number-0021'));
  await expectLife(`replay:${fingerprint('draft-key-number-0021')}`, DAY);
});

it('counts an address for ten minutes from its first request', async () => {
  await created(aDemande(), { ip: '192.0.2.10' });
  const [name] = (await store.command('KEYS', 'demande:address:*')) as string[];
  const key = String(name).replace('demande:', '');
  await expectLife(key, 600);
  await store.command('EXPIRE', `demande:${key}`, 100);
  await created(aDemande(), { ip: '192.0.2.10' });
  await expectLife(key, 100);
});

it('trims the index when the scheduled function has something to do, also with no channel set up', async () => {
  const old = Date.now() - THREE_YEARS * 1000 - 1;
  await store.command('ZADD', 'demande:index', old, 'LONGGONE');
  const demandeId = await created();
  await store.command('ZADD', 'demande:outbox', 1, `${demandeId}:created`);
  await relance();
  expect(await store.command('ZSCORE', 'demande:index', 'LONGGONE')).toBeNull();
  expect(await store.command('ZSCORE', 'demande:index', demandeId)).not.toBeNull();
});

it('gives every key a life, save the index and the outbox, whose entries have theirs', async () => {
  const endless = [];
  for (const key of (await store.command('KEYS', '*')) as string[]) {
    if (Number(await store.command('TTL', key)) === -1) endless.push(key);
  }
  expect(endless.sort()).toEqual(['demande:index', 'demande:outbox']);
});
