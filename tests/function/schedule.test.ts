import { describe, expect, test, vi } from 'vitest';
import { followUpPath } from '../../netlify/request/links.ts';
import { duration } from '../../netlify/request/words.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { aDemande, created, send, sendNow } from '../support/demande.ts';
import { EVERY_DAY } from '../support/hours.ts';
import { START, withWorld } from '../support/world.ts';

const world = withWorld();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const at = (time: string): number => Date.parse(`2026-11-${time}:00+01:00`);
const summaries = () => world.smtp.mails.filter(({ messageId }) => messageId.startsWith('<resume-'));
const announced = () => world.webhook.hooks.filter(({ type }) => type === 'demande.created');
const health = async () => {
  // The answer is kept for a minute.
  world.rebuild();
  const response = await world.ask('/api/sante');
  return { status: response.status, ...((await response.json()) as object) };
};

describe('a channel that fails', () => {
  test('is tried again with growing pauses, and gets each announcement once when it is back', async () => {
    world.smtp.mode = 'refuse';
    for (let n = 0; n < 3; n += 1) await created();
    await world.runUntil(START + 6 * HOUR);
    expect(world.smtp.mails).toEqual([]);
    expect(world.smtp.connections).toBeLessThan(25);
    expect(await health()).toMatchObject({ status: 503, channels: 'failing' });
    world.smtp.mode = 'accept';
    await world.runUntil(world.now + 7 * HOUR);
    for (const { no } of await world.all()) {
      const told = world.smtp.mails.filter(({ subject, body }) => (subject + body).includes(referenceOf(no)));
      expect(told.length).toBeGreaterThanOrEqual(1);
    }
    expect(new Set(world.smtp.mails.map(({ messageId }) => messageId)).size).toBe(world.smtp.mails.length);
    expect(announced()).toHaveLength(3);
    expect(await health()).toMatchObject({ status: 200, channels: 'ok' });
  });

  test('has all that waits for it sent at once when it is back', async () => {
    world.webhook.mode = 'fail';
    for (let n = 0; n < 8; n += 1) {
      await created();
      await world.runUntil(world.now + 20 * MINUTE);
    }
    world.webhook.mode = 'accept';
    await created();
    await world.runUntil(world.now + 5 * MINUTE);
    const waiting = (await world.all()).filter(({ tries }) => tries.webhook);
    expect(waiting.length).toBeGreaterThan(0);
    const next = Math.min(...waiting.map(({ tries }) => tries.webhook?.next ?? 0));
    await world.runUntil(next + 5 * MINUTE);
    expect((await world.all()).filter(({ tries }) => tries.webhook)).toEqual([]);
  });

  test('for three days is given up on: the other one says so, and the desk shows it', async () => {
    world.webhook.mode = 'fail';
    const id = await created();
    await world.runUntil(START + 4 * DAY);
    const [told] = world.smtp.mails.filter(({ messageId }) => messageId.startsWith('<abandon-'));
    expect(told?.body).toContain(referenceOf(id));
    expect((await world.stored(id))?.failed.webhook).toBeGreaterThan(START + 3 * DAY);
    const before = world.webhook.requests;
    await world.runUntil(world.now + 2 * HOUR);
    expect(world.webhook.requests).toBe(before);
  });

  test('is not given up on at the first failure after the schedule slept for days', async () => {
    world.smtp.mode = 'refuse';
    const id = await created();
    world.now = START + 5 * DAY;
    await world.server.relance();
    expect((await world.stored(id))?.failed).toEqual({});
    world.smtp.mode = 'accept';
    await world.runUntil(world.now + 2 * HOUR);
    expect(world.smtp.mails.some(({ subject }) => subject.includes(referenceOf(id)))).toBe(true);
  });

  test('with 410 wants no more: it is given up on at once', async () => {
    world.webhook.mode = 'gone';
    const id = await created();
    await world.runUntil(START + HOUR);
    expect(world.webhook.requests).toBe(1);
    expect((await world.stored(id))?.failed.webhook).toBe(START);
  });

  test('twice in a row is left alone until the next run', async () => {
    const { channels } = world.service;
    world.rebuild({ channels: [] });
    for (let n = 0; n < 4; n += 1) await created();
    world.rebuild({ channels });
    world.webhook.mode = 'fail';
    world.now += 5 * MINUTE;
    await world.server.relance();
    expect(world.webhook.requests).toBe(2);
  });

  test('that redirects is not followed', async () => {
    world.webhook.mode = 'redirect';
    await created();
    expect([world.webhook.requests, world.smtp.mails.length]).toEqual([1, 1]);
  });

  test('that is slow at each step is given up after one limit for all of them', async () => {
    world.smtp.mode = 'slow';
    const id = await created();
    expect((await world.stored(id))?.tries.email?.count).toBe(1);
  });

  test('that hangs holds up no visitor and no other channel', async () => {
    world.webhook.mode = 'hang';
    const { status, after } = await sendNow('create', aDemande());
    expect(status).toBe(201);
    await vi.waitFor(() => expect(world.smtp.mails).toHaveLength(1), { timeout: 20_000 });
    world.webhook.mode = 'accept';
    await after();
    expect(world.smtp.mails).toHaveLength(1);
  }, 60_000);
});

describe('the summary', () => {
  test('comes at opening, each day that is open, also when nothing is', async () => {
    world.rebuild({ hours: { ...EVERY_DAY, fermetures: [{ du: '2026-11-25', au: '2026-11-25' }] } });
    await world.runUntil(at('27T07:00'));
    expect(summaries().map(({ messageId }) => /resume-([\d-]+)/.exec(messageId)?.[1])).toEqual([
      '2026-11-24',
      '2026-11-26',
    ]);
  });

  test('names what is due first, then the others of these days, and counts the older ones', async () => {
    for (let n = 0; n < 40; n += 1) {
      world.now = at('10T12:00') + n * 7 * MINUTE;
      await send('create', aDemande({ plaque: `OLD-${n}` }), { meta: {} });
    }
    world.now = at('23T18:00');
    await created(aDemande({ plaque: 'AA-000-AA' }));
    world.now = at('23T21:00');
    await created(aDemande({ plaque: 'ZZ-000-ZZ' }));
    await world.runUntil(at('24T08:00'));
    const { subject, body } = summaries().at(-1) ?? { subject: '', body: '' };
    expect(subject).toContain('42');
    const plain = body.split('<!doctype')[0] ?? '';
    expect(plain.indexOf('AA-000-AA')).toBeGreaterThan(0);
    expect(plain.indexOf('ZZ-000-ZZ')).toBeGreaterThan(plain.indexOf('AA-000-AA'));
    expect(plain).not.toContain('OLD-');
    expect(plain).toMatch(/40/);
  });

  test('names the appointments of the day, those that are over, and how long first calls took', async () => {
    const id = await created(aDemande({ plaque: 'AA-000-AA' }));
    const link = followUpPath(world.service, id.slice(0, 12));
    world.now += 90 * MINUTE;
    await world.post(link, { vu: '1', acte: 'appointment', jour: '2026-11-24', heure: '09:00' });
    await world.runUntil(at('25T08:00'));
    const [first, second] = summaries();
    expect(first?.body).toContain(duration(90 * 60_000));
    expect(first?.body).toContain('aujourd’hui 9h');
    expect(second?.body).toContain('AA-000-AA');
    expect((await world.stored(id))?.state).toBe('appointment');
  });

  test('does not come after noon', async () => {
    world.smtp.mode = 'refuse';
    world.webhook.mode = 'fail';
    await world.runUntil(at('24T12:10'));
    world.smtp.mode = 'accept';
    await world.runUntil(at('24T20:00'));
    expect(summaries()).toEqual([]);
  });

  test('is tried again through the morning, and comes once', async () => {
    world.smtp.mode = 'refuse';
    world.webhook.mode = 'fail';
    await world.runUntil(at('24T09:10'));
    world.smtp.mode = 'accept';
    await world.runUntil(at('24T20:00'));
    expect(summaries()).toHaveLength(1);
  });
});

describe('the backup', () => {
  test('goes to its channel on Monday, with every request as a file for a spreadsheet', async () => {
    world.rebuild({ backup: 'webhook' });
    await created(aDemande({ phone: '06 39 98 00 77' }));
    await world.runUntil(at('30T08:10'));
    const backups = world.webhook.hooks.filter(({ type }) => type === 'demandes.backup');
    expect(backups).toHaveLength(1);
    expect(JSON.stringify(backups[0])).toContain('06 39 98 00 77');
    expect(world.smtp.mails.some(({ messageId }) => messageId.startsWith('<sauvegarde-'))).toBe(false);
  });

  test('that is refused for good is not read again, and one that fails no more than four times a week', async () => {
    world.rebuild({ backup: 'webhook', channels: world.service.channels });
    world.webhook.mode = 'gone';
    await world.runUntil(at('30T08:10'));
    const gone = world.webhook.requests;
    await world.runUntil(at('30T08:10') + 3 * DAY);
    // The summaries of three days.
    expect(world.webhook.requests - gone).toBeLessThanOrEqual(3);
  });
});

test('closes a request that nobody touched for thirty days, and says so in its history', async () => {
  world.rebuild({ channels: world.service.channels.slice(0, 1) });
  const id = await created();
  world.now = START + 30 * DAY;
  await world.runUntil(world.now + 10 * MINUTE);
  expect(await world.stored(id)).toMatchObject({ state: 'done' });
  expect((await world.stored(id))?.history.at(-1)?.act).toBe('closed');
});

test('drops what has run out from what is due', async () => {
  const id = await created();
  await world.command('DEL', `demande:request:${id.slice(0, 12)}`);
  await world.runUntil(START + 5 * HOUR);
  expect(await world.command('ZRANGE', 'demande:due', 0, -1)).toEqual(['summary']);
});

describe('health', () => {
  test('is well when requests are stored and announced, and says nothing personal', async () => {
    await created();
    expect(await health()).toEqual({ status: 200, storage: 'ok', channels: 'ok', oldestDueSeconds: 0 });
  });

  test('is not well without a channel, without the schedule, and without the storage', async () => {
    await created();
    world.now += 30 * HOUR;
    expect(await health()).toMatchObject({ status: 503, oldestDueSeconds: expect.any(Number) });
    world.rebuild({ channels: [] });
    const none = await world.ask('/api/sante');
    expect(await none.json()).toMatchObject({ channels: 'none' });
    world.rebuild({}, { url: 'http://127.0.0.1:9', token: 'none' });
    const away = await world.ask('/api/sante');
    expect([away.status, await away.json()]).toEqual([
      503,
      { storage: 'unavailable', channels: 'ok', oldestDueSeconds: null },
    ]);
  });

  test('costs two commands a minute, however often it is asked', async () => {
    const ask = () => world.ask('/api/sante');
    expect(await world.costOf(async () => Promise.all([ask(), ask(), ask()]))).toBe(2);
    const head = await world.ask('/api/sante', { method: 'POST' });
    expect(head.status).toBe(405);
  });

  test('is what the heartbeat hears of after a run that went well, and only then', async () => {
    const calls = vi.fn(async () => new Response());
    vi.stubGlobal(
      'fetch',
      Object.assign(async (url: string | URL | Request, init?: RequestInit) =>
        String(url).includes('watch.example') ? calls() : realFetch(url, init),
      ),
    );
    world.rebuild({ heartbeat: 'https://watch.example/ping' });
    expect((await world.server.relance()).status).toBe(200);
    expect(calls).toHaveBeenCalledTimes(1);
    world.rebuild({ heartbeat: 'https://watch.example/ping', channels: [] });
    expect((await world.server.relance()).status).toBe(503);
    expect(calls).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

const realFetch = globalThis.fetch;
