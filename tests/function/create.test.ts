import { afterEach, expect, it, vi } from 'vitest';
import form from '../../content/textes/formulaire.json' with { type: 'json' };
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { fingerprint } from '../../netlify/request/id.ts';
import { ID_ALPHABET, ID_LENGTH } from '../../src/domain/reference.ts';
import { aDemande, created, send, withKey } from '../support/demande.ts';
import { nameStore, withRedis } from '../support/redis.ts';
import { storedRequest as stored } from '../support/stored-demandes.ts';

const store = withRedis();
afterEach(() => vi.useRealTimers());

it('creates a request and gives its id', async () => {
  const data = aDemande();
  const { status, body } = await send('create', data);
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    status: 'created',
    demandeId: expect.stringMatching(`^[${ID_ALPHABET}]{${ID_LENGTH}}$`),
  });
  expect(await stored(body.demandeId)).toMatchObject({
    ...data,
    status: 'created',
    name: '',
    address: '',
    complements: [],
  });
});

it('trims what was typed, drops invisible marks and accepts any plate and any phone', async () => {
  const id = await created(
    aDemande({ plaque: '  1234 ab 75\u00a0', phone: '\u202a +32 470 12 34 56 \u202c' }),
  );
  expect(await stored(id)).toMatchObject({ plaque: '1234 ab 75', phone: '+32 470 12 34 56' });
});

it('keeps which sentence stood at the phone field, and when', async () => {
  const id = await created();
  expect(await store.command('HMGET', `demande:request:${id}`, 'noticeVersion', 'createdAt')).toEqual([
    fingerprint(`${form.telephone.raison} ${form.telephone.demarchage}`),
    expect.stringMatching(/^\d{13}$/),
  ]);
});

it('answers a second request for the same phone without the id of the first', async () => {
  const data = aDemande();
  const id = await created(data);
  const { status, body, headers } = await send('create', data);
  expect(status).toBe(429);
  expect(body).toEqual({
    success: false,
    status: 'rate_limited',
    message: 'Votre demande est déjà enregistrée avec ce numéro de téléphone.',
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(JSON.stringify(body)).not.toContain(id);
});

it.each([
  ['06.39.98.99.01'],
  ['+33 6 39 98 99 01'],
  ['0033639989901'],
  ['+33 (0)6 39 98 99 01'],
  ['06-39-98-99-01'],
])('takes 0639989901 and %s as one number', async (phone) => {
  await send('create', aDemande({ phone: '0639989901' }));
  expect((await send('create', aDemande({ phone }))).status).toBe(429);
});

it('lets one of 60 simultaneous requests for one phone win', async () => {
  const data = aDemande();
  const answers = await Promise.all(Array.from({ length: 60 }, () => send('create', data)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(59);
});

it('gives the same id for the same key: a lost answer is no duplicate', async () => {
  const data = aDemande();
  const options = withKey('draft-key-number-0001');
  const id = await created(data, options);
  const again = await send('create', data, options);
  expect([again.status, again.body]).toEqual([201, { success: true, status: 'created', demandeId: id }]);
});

it('lets a replay with other values change its own request, and announces it as an update', async () => {
  const options = withKey('draft-key-number-0002');
  const id = await created(aDemande(), options);
  const changed = aDemande({ plaque: 'ZZ-000-ZZ', vitrage: 'Lunette arrière' });
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await created(changed, options)).toBe(id);
  expect(await stored(id)).toMatchObject(changed);
  const due = Number(await store.command('ZSCORE', 'demande:outbox', `${id}:updated`));
  expect((due - Date.now()) / 60_000, 'minutes until the firm is told').toBe(15);
});

it.each([['short'], ['with space 12345'], ['x'.repeat(65)]])('ignores the key %j', async (key) => {
  const data = aDemande();
  await created(data, withKey(key));
  expect((await send('create', data, withKey(key))).status).toBe(429);
});

it('creates anew when the request behind a key or a phone is gone', async () => {
  const data = aDemande();
  const id = await created(data, withKey('draft-key-number-0003'));
  await store.command('DEL', `demande:request:${id}`);
  expect(await created(data, withKey('draft-key-number-0003'))).not.toBe(id);
});

it('opens another request once the window has passed', async () => {
  const data = aDemande({ phone: '06 39 98 98 01' });
  const id = await created(data);
  await store.command('PEXPIRE', 'demande:phone:+33639989801', 0);
  expect(await created(data)).not.toBe(id);
});

it('keeps what duplicates bring, at most five times, beside the first request', async () => {
  const first = aDemande();
  const id = await created(first);
  const plates = ['AB-000-C1', 'AB-000-C2', 'AB-000-C3', 'AB-000-C4', 'AB-000-C5', 'AB-000-C6'];
  for (const plaque of plates) await send('create', { ...first, plaque });
  await send('create', { ...first, plaque: plates[0] });
  const record = await stored(id);
  expect(record).toMatchObject(first);
  expect(record?.complements.map(({ plaque }) => plaque)).toEqual(plates.slice(0, 5));
});

it('keeps nothing of a duplicate that brings nothing new', async () => {
  const data = aDemande();
  const id = await created(data);
  await send('create', data);
  expect((await stored(id))?.complements).toEqual([]);
});

it('marks a request that a machine seems to have sent, and keeps it', async () => {
  const tooFast = await send('create', aDemande(), { meta: { elapsedMs: 200, siteWeb: '' } });
  const trapped = await send('create', aDemande(), { meta: { siteWeb: 'http://spam.example' } });
  const human = await send('create', aDemande(), { meta: { elapsedMs: 12_000, siteWeb: '' } });
  const suspects = await Promise.all([tooFast, trapped, human].map(({ body }) => stored(body.demandeId)));
  expect(suspects.map((record) => record?.suspect)).toEqual([true, true, false]);
});

it('takes its own first attempt, whose answer the storage client lost, for its own', async () => {
  let calls = 0;
  const flaky = await startRestServer(async (name, args) => {
    const result = await store.redis.run(name, args);
    calls += 1;
    if (calls === 1) flaky.dropConnections();
    return result;
  }, 'token');
  nameStore(flaky);
  const { status } = await send('create', aDemande());
  expect([status, calls]).toEqual([201, 2]);
  nameStore(store.rest);
  await flaky.close();
});
