import { expect, test } from 'vitest';
import { summaryMessage } from '../../netlify/duties/summary.ts';
import { driverPath, followUpPath } from '../../netlify/request/links.ts';
import { aDemande, aPhone, created, createdNo, details, send, withKey } from '../support/demande.ts';
import { MINUTE, START, STEP_MS, withWorld } from '../support/world.ts';

// Redis commands in Lua scripts count too. Each limit equals or exceeds the value in netlify/README.md.
const world = withWorld();

const options = {
  headers: { 'Sec-Fetch-Site': 'same-origin', ...withKey('draft-key-number-0301').headers },
  ip: '192.0.2.61',
};

async function warm(): Promise<void> {
  const demandeId = await created();
  await send('complete', { ...aDemande(), ...details, demandeId });
  await world.server.relance();
}

test('a request from the first step to the last, announced on two channels, takes at most 30 Redis commands', async () => {
  await warm();
  const data = aDemande();
  const cost = await world.costOf(async () => {
    const demandeId = await created(data, options);
    await send('update', { ...data, ...details, demandeId }, options);
    await send('complete', { ...data, ...details, demandeId }, options);
  });
  expect(cost).toBeLessThanOrEqual(30);
});

test('a back-office action takes at most 8 Redis commands, and viewing a request at most 2', async () => {
  await warm();
  const no = await createdNo();
  await world.act(no, 'note', { texte: 'un' });
  const look = await world.costOf(() => world.get(followUpPath(world.service, no)));
  expect(look).toBeLessThanOrEqual(2);
  for (const [i, acte] of ['take', 'unanswered', 'done', 'reopen'].entries()) {
    const cost = await world.costOf(() => world.act(no, acte, { qui: 'Léa' }, i + 2));
    expect(cost, acte).toBeLessThanOrEqual(8);
  }
  expect((await world.stored(no))?.rev).toBe(6);
});

test('the driver’s page takes at most 4 Redis commands, a correction at most 11 and an erasure at most 10', async () => {
  await warm();
  const data = aDemande();
  const path = driverPath(world.service, await createdNo(data));
  const ip = '192.0.2.62';
  const pressed = (acte: string, vu: string, changes = {}) =>
    world.costOf(() => world.post(path, { ...data, ...details, acte, vu, ...changes }, {}, ip));
  world.now += MINUTE;
  expect(await world.costOf(() => world.get(path, {}, ip))).toBeLessThanOrEqual(4);
  expect(await pressed('corriger', '1')).toBeLessThanOrEqual(9);
  expect(await pressed('corriger', '2', { phone: aPhone() })).toBeLessThanOrEqual(11);
  expect(await pressed('effacer', '3')).toBeLessThanOrEqual(10);
});

test('a login link takes at most 5 Redis commands, or 4 if requested again within five minutes', async () => {
  await warm();
  const asked = () => world.costOf(() => world.post('/api/bureau', { acte: 'lien' }, {}, '192.0.2.63'));
  expect(await asked()).toBeLessThanOrEqual(5);
  expect(await asked()).toBeLessThanOrEqual(4);
});

test.each([
  [undefined, 300],
  ['http://127.0.0.1:9', 600],
])(
  'with HEARTBEAT_URL %s, a day without new requests takes at most %i Redis commands',
  async (heartbeat, most) => {
    world.rebuild({ heartbeat });
    await world.runUntil(START + 60 * MINUTE);
    const cost = await world.costOf(async () => {
      for (const end = world.now + 24 * 60 * MINUTE; world.now < end; world.now += STEP_MS)
        await world.server.relance();
    });
    expect(cost).toBeLessThanOrEqual(most);
  },
);

/** Adds copies of the first request. @param due ms at which the first copy is due @param change edits the JSON */
async function fill(count: number, due: number, change: (json: string) => string): Promise<void> {
  const [model] = await world.all();
  const json = change(String(await world.command('GET', `demande:request:${model?.no}`)));
  for (let n = 0; n < count; n += 500) {
    const many = Array.from({ length: 500 }, (_, i) => `N${String(n + i).padStart(11, 'A')}`);
    const texts = many.flatMap((no) => [`demande:request:${no}`, json.replaceAll(model?.no ?? '', no)]);
    await world.command('MSET', ...texts);
    await world.command('ZADD', 'demande:due', ...many.flatMap((no, i) => [due + n + i, no]));
  }
}

test('with 10,000 requests, a back-office page or search takes at most 15 Redis commands', async () => {
  await created(aDemande({ plaque: 'AA-000-AA' }));
  const close = (json: string) => json.replace('"state":"open"', '"state":"done"');
  await fill(10_000, START + 3 * 365 * 86_400_000, close);
  const desk = (query: string) => world.get(`/api/bureau?${query}`, world.deskCookie);
  for (const query of ['vue=rappeler', 'vue=rendez-vous', 'vue=toutes', 'vue=toutes&page=3', 'q=AA-000-AA']) {
    const cost = await world.costOf(async () => {
      expect((await desk(query)).status).toBe(200);
    });
    expect(cost, query).toBeLessThanOrEqual(15);
  }
  expect(await (await desk('q=AA-000-AA')).text()).toContain('Les 100 dernières');
  expect(await world.service.store.find(['AA-000-AA'], 5)).toHaveLength(5);
}, 60_000);

test('the back office counts over a thousand open requests in at most 15 Redis commands', async () => {
  await created();
  await fill(2500, START + 86_400_000, (json) => json);
  let page = '';
  const cost = await world.costOf(async () => {
    page = await (await world.get('/api/bureau', world.deskCookie)).text();
  });
  expect(cost).toBeLessThanOrEqual(15);
  expect(page).toContain('<span>2501</span>');
  expect((await summaryMessage(world.service)).subject).toContain('2501');
}, 60_000);
