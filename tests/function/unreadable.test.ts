import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../netlify/cli/demandes.ts';
import { emulatedRedis } from '../../netlify/local/emulated-redis.ts';
import { type RunCommand, startRestServer } from '../../netlify/local/rest-server.ts';
import { driverPath } from '../../netlify/request/links.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { type aDemande, created, details, newDemande, send, withKey } from '../support/demande.ts';
import { DAY, MINUTE, withWorld, type RestServer } from '../support/world.ts';

const world = withWorld();

afterAll(() => vi.unstubAllEnvs());

describe.each(['redis-server', 'emulation'])('a damaged record in %s', (kind) => {
  let rest: RestServer;
  let run: RunCommand;
  let broken: { data: ReturnType<typeof aDemande>; demandeId: string; no: string };

  beforeAll(async () => {
    run = kind === 'emulation' ? emulatedRedis() : world.redis.run;
    rest = await startRestServer(run, 'token');
  });
  afterAll(() => rest.close());

  async function damage(change: (json: string) => string): Promise<void> {
    world.rebuild({}, { url: rest.url, token: rest.token });
    for (const { no } of await world.all()) await world.service.store.erase(no);
    broken = await newDemande();
    const key = `demande:request:${broken.no}`;
    await run('SET', [key, change(String(await run('GET', [key])))]);
  }

  const named = () => world.webhook.hooks.filter(({ type }) => String(type) === 'demandes.unreadable');
  const desk = async () => (await world.get('/api/bureau', world.deskCookie)).text();
  const damages: [string, (json: string) => string][] = [
    ['half an emoji', (json) => json.replace('"who":"', '"who":"\\ud83d')],
    ['truncated JSON', (json) => json.slice(0, json.length / 2)],
    ['other JSON', () => '[]'],
  ];

  describe.each(damages)('damage: %s', (_, change) => {
    beforeEach(() => damage(change));

    test('a damaged request record breaks no other request, no run of the schedule, no page and no export', async () => {
      const { data } = broken;
      const other = await created({ ...data, plaque: 'ZZ-000-ZZ' });
      expect(
        (await send('complete', { ...data, ...details, plaque: 'ZZ-000-ZZ', demandeId: other })).status,
      ).toBe(200);
      expect((await world.act(other.slice(0, 12), 'note', { texte: 'code 4512' })).status).toBe(303);
      await world.service.store.plan(broken.no, world.now);
      for (let n = 0; n < 4; n += 1) {
        world.now += 5 * MINUTE;
        expect((await world.server.relance()).status).toBe(200);
      }
      expect(await desk()).toContain('ZZ-000-ZZ');
      for (const query of [
        'vue=toutes',
        'vue=rendez-vous',
        'vue=export',
        'q=ZZ-000-ZZ',
        `demande=${broken.no}`,
      ])
        expect((await world.get(`/api/bureau?${query}`, world.deskCookie)).status, query).toBe(200);
      expect((await world.get(driverPath(world.service, broken.no))).status).toBe(200);
    });

    test('a damaged record is reported once and shown in the back office, and the health check still passes', async () => {
      await world.service.store.plan(broken.no, world.now);
      for (const end = world.now + 2 * DAY; world.now < end; world.now += 60 * MINUTE)
        await world.server.relance();
      expect(named()).toHaveLength(1);
      expect(world.smtp.mails.filter(({ messageId }) => messageId.startsWith('<illisible-'))).toHaveLength(1);
      expect(JSON.stringify(named())).toContain(broken.no);
      expect(await desk()).toContain(referenceOf(broken.no));
      world.rebuild({}, { url: rest.url, token: rest.token });
      expect((await world.ask('/api/sante')).status).toBe(200);
    });

    test('a damaged record can be erased with all its keys', async () => {
      const vu = '1';
      await world.post(`/api/bureau?demande=${broken.no}`, { acte: 'erase', vu }, world.deskCookie);
      expect(await run('GET', [`demande:request:${broken.no}`])).toBeNull();
      const left = ((await run('KEYS', ['*'])) as unknown[]).map(String);
      expect(left.filter((key) => /request:|phone:/.test(key))).toEqual([]);
      expect(String(await run('ZRANGE', ['demande:due', '0', '-1']))).not.toContain(broken.no);
    });

    test('API calls with the id of a damaged request record get 404, and the request can be sent again', async () => {
      const { data, demandeId } = broken;
      expect((await send('complete', { ...data, ...details, demandeId })).status).toBe(404);
      expect((await send('create', data, withKey('draft-key-number-0901'))).status).toBe(201);
    });
  });

  test('a damaged record can be erased by its phone number in the CLI', async () => {
    await damage((json) => json.replace('"who":"', '"who":"\\ud83d'));
    vi.stubEnv('UPSTASH_REDIS_REST_URL', rest.url);
    vi.stubEnv('UPSTASH_REDIS_REST_TOKEN', rest.token);
    const io = { out: () => {}, err: () => {}, confirm: async () => true };
    expect(await main(['erase', '--phone', broken.data.phone], io)).toBe(0);
    expect(await world.all()).toEqual([]);
  });
});
