import { describe, expect, test } from 'vitest';
import { created } from '../support/demande.ts';
import { serve } from '../support/serve.ts';
import { AWAY, DAY, HOUR, MINUTE, START, withWorld } from '../support/world.ts';

const world = withWorld();
const health = () => {
  world.rebuild();
  return world.health();
};

describe('the health check', () => {
  test('the health check returns 200 and no personal data while storage, schedule and channels work, otherwise 503', async () => {
    await created();
    expect(await health()).toEqual({ status: 200, storage: 'ok', channels: 'ok', oldestDueSeconds: 0 });
    // The health check returns 503 if the schedule has not run, no channel is set or the storage is unreachable.
    world.now += 30 * HOUR;
    expect(await health()).toMatchObject({ status: 503, oldestDueSeconds: expect.any(Number) });
    world.rebuild({ channels: [] });
    expect(await world.health()).toMatchObject({ status: 503, channels: 'none' });
    world.rebuild({}, AWAY);
    const away = { status: 503, storage: 'unavailable', channels: 'ok', oldestDueSeconds: null };
    expect(await world.health()).toEqual(away);
  });

  test('several health checks in the same minute take only two Redis commands', async () => {
    const ask = () => world.ask('/api/sante');
    expect(await world.costOf(async () => Promise.all([ask(), ask(), ask()]))).toBe(2);
    expect((await world.ask('/api/sante', { method: 'POST' })).status).toBe(405);
  });

  test('the health check fails while the storage is full', async () => {
    await world.command('CONFIG', 'SET', 'maxmemory', '1');
    expect(await world.health()).toMatchObject({ status: 503, storage: 'unavailable' });
    world.rebuild({ heartbeat: 'http://127.0.0.1:9' });
    expect((await world.server.relance()).status).toBe(503);
    await world.command('CONFIG', 'SET', 'maxmemory', '0');
    expect(await health()).toMatchObject({ status: 200, storage: 'ok' });
  });

  test('the heartbeat pauses while no notification can be sent', async () => {
    let calls = 0;
    await using watch = await serve((_, response) => {
      calls += 1;
      response.end();
    });
    world.rebuild({ heartbeat: watch.url });
    world.channelsWork = false;
    await created();
    for (const end = START + DAY; world.now < end; world.now += 5 * MINUTE)
      expect((await world.server.relance()).status).toBe(503);
    expect(calls).toBe(0);
    world.channelsWork = true;
    await world.runUntil(START + 2 * DAY);
    expect(calls).toBeGreaterThan(0);
    expect((await world.server.relance()).status).toBe(200);
  });

  test('the heartbeat is called after each successful run, and only then', async () => {
    let calls = 0;
    await using watch = await serve((_, response) => {
      calls += 1;
      response.end();
    });
    const heartbeat = watch.url;
    world.rebuild({ heartbeat });
    expect((await world.server.relance()).status).toBe(200);
    world.rebuild({ heartbeat, channels: [] });
    expect((await world.server.relance()).status).toBe(503);
    expect(calls).toBe(1);
  });
});
