import { describe, expect, test } from 'vitest';
import form from '../../content/textes/formulaire.json' with { type: 'json' };
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { fingerprint, newIdentity } from '../../netlify/request/identity.ts';
import { demandeIdOf } from '../../netlify/request/record.ts';
import { duplicateText } from '../../netlify/request/texts.ts';
import { SPANS } from '../../netlify/store/keys.ts';
import { deadlineOf } from '../../src/domain/deadline.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import { ID_ALPHABET, ID_LENGTH } from '../../src/domain/reference.ts';
import {
  aDemande,
  aPhone,
  created,
  createdNo,
  details,
  newDemande,
  send,
  withKey,
} from '../support/demande.ts';
import { withWorld } from '../support/world.ts';

const world = withWorld({ channels: false });
const DAY = 86_400;

describe('the API action «create»', () => {
  test('the API action «create» returns the request’s id and the path of the driver’s page', async () => {
    const data = aDemande();
    const { status, body } = await send('create', data);
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      status: 'created',
      demandeId: expect.stringMatching(`^[${ID_ALPHABET}]{${ID_LENGTH}}$`),
      lien: expect.stringMatching(/^\/api\/ma-demande\?lien=/),
      auPlusTard: new Date(deadlineOf(world.now, world.service.hours)).toISOString(),
    });
    const empty = { state: 'open', name: '', address: '' };
    expect(await world.stored(body.demandeId)).toMatchObject({ ...data, ...empty });
  });

  test('the API action «create» stores the time and the version of the legal notice shown at the phone field', async () => {
    const notice = fingerprint(`${form.telephone.raison} ${form.telephone.demarchage}`);
    expect(await world.stored(await created())).toMatchObject({ notice, createdAt: world.now });
  });

  test('the API action «create» trims values, drops invisible characters and accepts a plate and phone number of any format', async () => {
    const typed = { plaque: '  ? ', phone: '\u202a +32 470 12 34 56 \u202c' };
    const id = await created(aDemande(typed));
    expect(await world.stored(id)).toMatchObject({ plaque: '?', phone: '+32 470 12 34 56' });
  });

  test.each([
    ['ab123cd', 'AB-123-CD'],
    ['F AB·123·CD 75', 'AB-123-CD'],
    [' 1234 ab 75\u00a0', '1234 AB 75'],
    ['GE 123456', 'GE 123456'],
  ])('the API action «create» formats the plate %j as %j, like the site', async (plaque, stored) => {
    expect(await world.stored(await created(aDemande({ plaque })))).toMatchObject({ plaque: stored });
  });

  test.each(['٠٦٣٩٩٨٩٩٠١', '０６３９９８９９０１', '०६३९९८९९०१'])(
    'the API action «create» stores the phone number %s in ASCII digits',
    async (phone) => {
      const id = await created(aDemande({ phone }));
      expect((await world.stored(id))?.phone).toBe('0639989901');
      expect((await send('create', aDemande({ phone: '06 39 98 99 01' }))).status).toBe(429);
    },
  );

  test.each([
    [{ elapsedMs: 200, siteWeb: '' }, true],
    [{ siteWeb: 'http://spam.example' }, true],
    [{ elapsedMs: 12_000, siteWeb: '' }, false],
  ])('the API action «create» with the bot signals %j stores `suspect: %s`', async (meta, suspect) => {
    const { body } = await send('create', aDemande(), { meta });
    expect(await world.stored(body.demandeId)).toMatchObject({ suspect });
  });

  test('the API action «create» stores only one request when the storage client retries after a lost response', async () => {
    let calls = 0;
    const flaky = await startRestServer(async (name, args) => {
      const result = await world.redis.run(name, args);
      calls += 1;
      // Drops the second response: the first one is only NOSCRIPT, so the second call stores the request.
      if (calls === 2) Object(flaky.server.node?.server).closeAllConnections();
      return result;
    }, 'token');
    world.rebuild({}, { url: flaky.url, token: flaky.token });
    await send('create', aDemande()).catch(() => {});
    world.rebuild();
    expect((await world.all()).length).toBe(1);
    await flaky.close();
  });
});

describe('the API action «update»', () => {
  test('the API action «update» stores the name and the address, and joins the lines of the address', async () => {
    const { data, demandeId } = await newDemande();
    const address = details.address.replace(', ', ' \r\n');
    const { status, body } = await send('update', { ...data, ...details, address, demandeId });
    expect([status, body]).toEqual([200, { success: true, status: 'updated' }]);
    expect(await world.stored(demandeId)).toMatchObject({ ...details, completedAt: 0 });
  });

  test.each([
    ['an id that was never issued', () => demandeIdOf(newIdentity())],
    ['a request id with another secret', async () => (await createdNo()) + '2'.repeat(28)],
    ['an id of invalid format', () => 'request:*'],
    ['an empty id', () => ''],
    ['an id older than a month', () => created().finally(() => (world.now += 31 * DAY * 1000))],
  ])('the API action «update» returns 404 for %s', async (_, idOf) => {
    const { status, body } = await send('update', { ...aDemande(), ...details, demandeId: await idOf() });
    expect([status, body.status]).toEqual([404, 'not_found']);
  });

  test('the API action «update» changes the phone number, and another request may then use the old number', async () => {
    const { data, demandeId } = await newDemande();
    const phone = aPhone();
    await send('update', { ...data, ...details, demandeId, phone });
    expect((await send('create', aDemande({ phone, plaque: 'AB-000-ZZ' }))).status).toBe(429);
    expect((await send('create', data)).status).toBe(201);
  });

  test('the API action «update» permanently marks a request as suspect if the API call has bot signals', async () => {
    const { data, demandeId } = await newDemande();
    const held = { ...data, ...details, demandeId };
    await send('update', held, { meta: { siteWeb: 'http://spam.example' } });
    await send('complete', held, { meta: { elapsedMs: 12_000, siteWeb: '' } });
    expect((await world.stored(held.demandeId))?.suspect).toBe(true);
  });
});

describe('the API action «complete»', () => {
  test('the API action «complete» returns the same id when called twice, and the second call changes nothing', async () => {
    const { data, demandeId } = await newDemande();
    const complete = () => send('complete', { ...data, ...details, demandeId });
    const auPlusTard = new Date(deadlineOf(world.now, world.service.hours)).toISOString();
    const answer = { success: true, status: 'completed', demandeId, lien: expect.any(String), auPlusTard };
    expect((await complete()).body).toEqual(answer);
    const { completedAt, rev } = (await world.stored(demandeId)) ?? {};
    world.now += 60_000;
    expect((await complete()).body).toEqual(answer);
    expect(await world.stored(demandeId)).toMatchObject({ ...details, completedAt, rev });
  });

  test.each([
    ['left out', {}],
    ['empty', { name: '', address: '' }],
    ['null', { name: null, address: null }],
  ])('the API action «complete» keeps the saved name and address when they are %s', async (_, missing) => {
    const { data, demandeId } = await newDemande();
    await send('update', { ...data, ...details, demandeId });
    expect((await send('complete', { ...data, demandeId, ...missing })).status).toBe(200);
    expect(await world.stored(demandeId)).toMatchObject(details);
  });
});

describe('idempotency keys', () => {
  const options = withKey('draft-key-number-0001');

  test('an API call repeated with the same idempotency key returns the same request id', async () => {
    const data = aDemande();
    const demandeId = await created(data, options);
    expect((await send('create', data, options)).body).toMatchObject({ status: 'created', demandeId });
    const { body } = await send('complete', { ...data, ...details }, options);
    expect(body).toMatchObject({ status: 'completed', demandeId });
  });

  test('an API call with a known idempotency key and changed values updates the existing request', async () => {
    const demandeId = await created(aDemande(), options);
    const changed = aDemande({ plaque: 'ZZ-000-ZZ', vitrage: 'Lunette arrière' });
    expect(await created(changed, options)).toBe(demandeId);
    expect(await world.stored(demandeId)).toMatchObject(changed);
    expect(await world.all()).toHaveLength(1);
  });

  test('the history of a request is limited to the first and the latest lines, 60 in all', async () => {
    const data = aDemande();
    let id = '';
    for (let n = 0; n < 70; n += 1) id = await created({ ...data, plaque: `AB-000-${n}` }, options);
    const history = (await world.stored(id))?.history ?? [];
    expect(history).toHaveLength(60);
    expect([history[0]?.act, history.at(-1)?.before]).toEqual(['created', { plaque: 'AB-000-68' }]);
  });

  test.each(['short', 'with space 12345', 'x'.repeat(65)])(
    'an idempotency key is ignored if it is %j',
    async (key) => {
      const data = aDemande();
      await created(data, withKey(key));
      expect((await send('create', data, withKey(key))).status).toBe(429);
    },
  );
});

describe('phone numbers with an open request', () => {
  test('a second request with the same phone number gets 429, no id and always the same Retry-After', async () => {
    const { data, demandeId: id } = await newDemande();
    world.now += 3_600_000;
    const { status, body, headers } = await send('create', { ...data, plaque: 'AB-000-ZZ' });
    expect([status, headers.get('retry-after')]).toEqual([429, String(DAY)]);
    expect(body).toEqual({ success: false, status: 'rate_limited', message: duplicateText });
    expect(JSON.stringify(body)).not.toContain(id);
  });

  test('after a day, another request may use the same phone number', async () => {
    const { data, demandeId: id } = await newDemande();
    world.now += DAY * 1000;
    expect(await created({ ...data, plaque: 'AB-000-ZZ' })).not.toBe(id);
  });

  test('60 simultaneous API calls with the same phone number create only one request', async () => {
    const data = aDemande();
    const answers = await Promise.all(Array.from({ length: 60 }, () => send('create', data)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(59).fill(429)]);
    expect(await world.all()).toHaveLength(1);
  });
});

test('a request is stored even after 9,000 other requests with the same phone number that day', async () => {
  const data = aDemande();
  await created(data);
  const others = Array.from({ length: 9000 }, (_, n) => [world.now + n, `X${n}`]).flat();
  await world.command('ZADD', `demande:phone:${phoneKey(data.phone)}`, ...others);
  expect((await send('create', { ...data, plaque: 'AB-000-ZZ' })).status).toBe(429);
  expect(await world.all()).toHaveLength(2);
});

describe('several cars with the same phone number', () => {
  test('each car with the same phone number is stored as a separate request, even if 50 are sent at once', async () => {
    const one = aDemande();
    const fleet = Array.from({ length: 50 }, (_, i) => ({
      ...one,
      plaque: `AB-${String(i).padStart(3, '0')}-CD`,
      name: `Conducteur ${i}`,
      address: `${i} rue de l’Exemple, 92230 Gennevilliers`,
    }));
    const sent = fleet.map(async ({ name, address, ...car }) => {
      const options = withKey(`key-of-a-car-${car.plaque}`);
      const { body } = await send('create', car, options);
      await send('complete', { ...car, name, address, demandeId: body.demandeId }, options);
    });
    await Promise.all(sent);
    const records = await world.all();
    expect(records.toSorted((a, b) => a.plaque.localeCompare(b.plaque))).toMatchObject(
      fleet.map((car) => ({ ...car, state: 'open', completedAt: world.now })),
    );
    expect(new Set(records.map(({ no }) => no)).size).toBe(50);
    const others = records.filter(({ sameAs }) => sameAs !== '');
    expect(others).toHaveLength(49);
    for (const { no, sameAs } of others)
      expect(records.some((one) => one.no === sameAs && one.no !== no)).toBe(true);
  });

  test('a request for a second car with the same phone number is answered like a duplicate, but stored', async () => {
    const first = aDemande();
    await created(first);
    const second = { ...first, plaque: 'AB-000-ZZ', address: '' };
    for (const name of ['', 'Camille', 'Camille Exemple']) {
      const { body } = await send('complete', { ...second, name }, withKey('draft-key-number-0101'));
      expect(body.demandeId).toBeUndefined();
    }
    const records = await world.all();
    expect(records).toHaveLength(2);
    expect(records.find(({ plaque }) => plaque === second.plaque)?.name).toBe('Camille Exemple');
  });
});

describe('the same car and phone number without the request’s id', () => {
  test('a request resent without its id fills in empty fields, overwrites no value and is noted in the history', async () => {
    const { data, demandeId: id } = await newDemande();
    await send('create', { ...data, name: 'Vraie', address: '' });
    await send('create', { ...data, name: 'Pirate', address: 'rue Fausse' }, withKey('a-key-of-a-stranger'));
    const record = await world.stored(id);
    expect(record).toMatchObject({ name: 'Vraie', address: 'rue Fausse' });
    expect(record?.history.at(-1)).toMatchObject({ act: 'resent', differs: { name: 'Pirate' } });
    await send('create', { ...data, name: 'Pirate', address: 'rue Fausse' });
    expect((await world.stored(id))?.rev).toBe(record?.rev);
    expect(await world.all()).toHaveLength(1);
  });

  test('a request resent without its id changes neither the appointment nor the company’s lines in the history', async () => {
    const { data, demandeId } = await newDemande();
    const no = demandeId.slice(0, 12);
    await world.act(no, 'note', { texte: 'code 4512' });
    await world.act(no, 'appointment', { jour: '2026-11-25', heure: '09:00' });
    const { at } = (await world.stored(no)) ?? {};
    for (let n = 0; n < 70; n += 1) await send('create', { ...data, name: `Pirate ${n}`, address: '' });
    const record = await world.stored(no);
    expect(record).toMatchObject({ state: 'appointment', at });
    const acts = record?.history.map(({ act }) => act);
    expect(acts).toEqual(['created', 'note', 'appointment', ...Array(5).fill('resent')]);
  });

  test('a request resent repeatedly without its id is announced at most once every two hours', async () => {
    const { data, demandeId: id } = await newDemande();
    const revAfter = async (ms: number) => {
      world.now += ms;
      await send('create', { ...data, name: '' });
      return (await world.stored(id))?.rev;
    };
    expect(await revAfter(60_000)).toBe(1);
    expect(await revAfter(SPANS.againMs)).toBe(2);
    expect(await revAfter(60_000)).toBe(2);
    expect((await world.stored(id))?.history.at(-1)?.act).toBe('again');
  });
});

test('every Redis key except the queue of due requests expires after its retention period', async () => {
  const data = aDemande({ phone: '06 39 98 97 01' });
  const no = await createdNo(data, { ip: '192.0.2.10' });
  const [address] = (await world.command('KEYS', 'demande:address:*')) as string[];
  const [rush] = (await world.command('KEYS', 'demande:rush:*')) as string[];
  const lives = {
    [`demande:request:${no}`]: 3 * 365 * DAY,
    'demande:phone:+33639989701': 3 * 365 * DAY,
    [String(address)]: 600,
    [String(rush)]: 600,
  };
  for (const [key, seconds] of Object.entries(lives)) {
    const left = Number(await world.command('TTL', key));
    expect(left, key).toBeLessThanOrEqual(seconds);
    expect(left, key).toBeGreaterThan(seconds - 100);
  }
  const others = ((await world.command('KEYS', '*')) as string[]).filter((key) => !(key in lives));
  expect(others).toEqual(['demande:due']);
});

describe('rate limits by IP address', () => {
  const call = (ip: string, headers = {}) => send('create', aDemande(), { ip, headers });

  test('an IP address is suspect above the soft limit, and rejected without Redis commands above the hard limit', async () => {
    world.rebuild({}, { softLimit: 2, hardLimit: 3 });
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await call('192.0.2.1'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    const error = expect.stringContaining('appelez-nous');
    expect(answers[3]?.body).toMatchObject({ status: 'too_many_requests', error });
    const marked = await Promise.all(answers.slice(0, 3).map(({ body }) => world.stored(body.demandeId)));
    expect(marked.map((record) => record?.suspect)).toEqual([false, false, true]);
    expect((await call('192.0.2.2')).status).toBe(201);
    expect(await world.costOf(() => call('192.0.2.1'))).toBe(0);
  });

  test('API calls over IPv6 are counted per /64 network, and API calls from loopback are not counted', async () => {
    world.rebuild({}, { hardLimit: 1 });
    expect((await call('2001:db8:1:2::1')).status).toBe(201);
    expect((await call('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await call('2001:db8:1:3::1')).status).toBe(201);
    for (let n = 0; n < 3; n += 1) expect((await call('127.0.0.1')).status).toBe(201);
  });

  test('the rate limit counts API calls of all actions together', async () => {
    const ip = '192.0.2.1';
    const held = { ...aDemande(), ...details, demandeId: await created() };
    world.rebuild({}, { hardLimit: 3 });
    await send('update', held, { ip });
    await send('complete', aDemande(), { ip });
    await send('create', aDemande(), { ip, ...withKey('draft-key-number-0301') });
    expect((await send('update', held, { ip })).status).toBe(429);
  });
});
