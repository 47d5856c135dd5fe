import { expect, test } from 'vitest';
import { summaryMessage } from '../../netlify/duties/summary.ts';
import { followUpPath, sign } from '../../netlify/request/links.ts';
import { aDemande, created, details, send, withKey } from '../support/demande.ts';
import { START, STEP_MS, withWorld } from '../support/world.ts';

/** Redis commands, those inside scripts included, as in the table of README.md. */
const world = withWorld();

const options = {
  headers: { 'Sec-Fetch-Site': 'same-origin', ...withKey('draft-key-number-0301').headers },
  ip: '192.0.2.61',
};

/** Has Redis load the scripts, as it has on line. */
async function warm(): Promise<void> {
  const demandeId = await created();
  await send('complete', { ...aDemande(), ...details, demandeId });
  await world.server.relance();
}

test('a whole funnel, its announcements on two channels included, is 30 commands at most', async () => {
  await warm();
  const data = aDemande();
  let demandeId = '';
  const spent = {
    create: await world.costOf(async () => {
      demandeId = await created(data, options);
    }),
    update: await world.costOf(() => send('update', { ...data, ...details, demandeId }, options)),
    complete: await world.costOf(() => send('complete', { ...data, ...details, demandeId }, options)),
  };
  expect(spent.create + spent.update + spent.complete).toBeLessThanOrEqual(30);
});

test('an act is 8 commands at most, a look at a page 2', async () => {
  await warm();
  const no = (await created()).slice(0, 12);
  const path = followUpPath(world.service, no);
  await world.post(path, { acte: 'note', texte: 'un', vu: '1' });
  const spent: Record<string, number> = { look: await world.costOf(() => world.get(path)) };
  const acts = [{ acte: 'take', qui: 'Léa' }, { acte: 'unanswered' }, { acte: 'done' }, { acte: 'reopen' }];
  for (const [i, act] of acts.entries())
    spent[act.acte] = await world.costOf(() => world.post(path, { ...act, vu: String(i + 2) }));
  expect(spent['look']).toBeLessThanOrEqual(2);
  for (const { acte } of acts) expect(spent[acte]).toBeLessThanOrEqual(8);
});

test('an idle day is 300 commands at most, its summary included', async () => {
  await world.runUntil(START + 60 * 60_000);
  const cost = await world.costOf(async () => {
    for (const end = world.now + 24 * 60 * 60_000; world.now < end; world.now += STEP_MS)
      await world.server.relance();
  });
  expect(cost).toBeLessThanOrEqual(300);
});

/** Stores many copies of the first request. */
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

test('a page of the desk is 15 commands at most with 10,000 requests, a search too', async () => {
  await created(aDemande({ plaque: 'AA-000-AA' }));
  await fill(10_000, START + 3 * 365 * 86_400_000, (json) =>
    json.replace('"state":"open"', '"state":"done"'),
  );
  const cookie = { Cookie: `bureau=${sign('bureau', '', world.service.secrets.links, world.now)}` };
  for (const query of ['vue=rappeler', 'vue=rendez-vous', 'vue=toutes', 'vue=toutes&page=3', 'q=AA-000-AA']) {
    const cost = await world.costOf(async () => {
      expect((await world.get(`/api/bureau?${query}`, cookie)).status).toBe(200);
    });
    expect(cost, query).toBeLessThanOrEqual(15);
  }
  expect(await (await world.get('/api/bureau?q=AA-000-AA', cookie)).text()).toContain('Les 100 dernières');
  expect(await world.service.store.find(['AA-000-AA'], 5)).toHaveLength(5);
}, 60_000);

test('the desk counts more than a thousand waiting requests with 15 commands', async () => {
  await created();
  await fill(2500, START + 86_400_000, (json) => json);
  const cookie = { Cookie: `bureau=${sign('bureau', '', world.service.secrets.links, world.now)}` };
  let page = '';
  const cost = await world.costOf(async () => {
    page = await (await world.get('/api/bureau', cookie)).text();
  });
  expect(cost).toBeLessThanOrEqual(15);
  expect(page).toContain('<span>2501</span>');
  expect((await summaryMessage(world.service)).subject).toContain('2501');
}, 60_000);
