import { beforeEach, describe, expect, test, vi } from 'vitest';
import { channelsOf } from '../../netlify/environment.ts';
import { announcementTexts } from '../../netlify/request/texts.ts';
import { duration } from '../../netlify/request/words.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { aDemande, created, sendNow } from '../support/demande.ts';
import { EVERY_DAY } from '../support/hours.ts';
import { serve } from '../support/serve.ts';
import { AWAY, MAILBOX, MINUTE, START, withWorld } from '../support/world.ts';

const world = withWorld();
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const at = (time: string): number => Date.parse(`2026-11-${time}:00+01:00`);
const summaries = () => world.smtp.mails.filter(({ messageId }) => messageId.startsWith('<resume-'));
const announced = () => world.webhook.hooks.filter(({ type }) => type === 'demande.created');
const asked = async () => {
  const response = await world.ask('/api/sante');
  return { status: response.status, ...((await response.json()) as object) };
};
const health = () => {
  world.rebuild();
  return asked();
};

describe('notification channels', () => {
  test('a failing channel is retried with backoff, and gets each notification once', async () => {
    world.smtp.mode = 'refuse';
    for (let n = 0; n < 3; n += 1) await created();
    await world.runUntil(START + 6 * HOUR);
    expect(world.smtp.mails).toEqual([]);
    expect(world.smtp.connections).toBeLessThan(25);
    expect(await health()).toMatchObject({ status: 503, channels: 'failing' });
    world.smtp.mode = 'accept';
    await world.runUntil(world.now + 7 * HOUR);
    const told = JSON.stringify(world.smtp.mails);
    for (const { no } of await world.all()) expect(told).toContain(referenceOf(no));
    expect(new Set(world.smtp.mails.map(({ messageId }) => messageId)).size).toBe(world.smtp.mails.length);
    expect(announced()).toHaveLength(3);
    expect(await health()).toMatchObject({ status: 200, channels: 'ok' });
  });

  test('a channel gets all waiting notifications as soon as it recovers', async () => {
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

  test('a channel that fails for three days is given up, and the other channel reports this', async () => {
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

  test('a channel that answers 410 is given up at once', async () => {
    world.webhook.mode = 'gone';
    const id = await created();
    await world.runUntil(START + HOUR);
    expect(world.webhook.requests).toBe(1);
    expect((await world.stored(id))?.failed.webhook).toBe(START);
  });

  test('a channel that fails twice in a row is skipped until the next run', async () => {
    const { channels } = world.service;
    world.rebuild({ channels: [] });
    for (let n = 0; n < 4; n += 1) await created();
    world.rebuild({ channels });
    world.webhook.mode = 'fail';
    world.now += 5 * MINUTE;
    await world.server.relance();
    expect(world.webhook.requests).toBe(2);
  });

  test('a redirect of the webhook is not followed', async () => {
    world.webhook.mode = 'redirect';
    await created();
    expect(world.webhook.requests).toBe(1);
  });

  test('a mail server that is slow at each SMTP step has one timeout for all steps', async () => {
    world.smtp.mode = 'slow';
    const id = await created();
    expect((await world.stored(id))?.tries[MAILBOX]?.count).toBe(1);
  });

  test('a mail server that takes seven seconds to greet still gets its e-mail', async () => {
    world.smtp.mode = 'late';
    await created();
    expect(world.smtp.mails).toHaveLength(1);
  });

  test('a slow channel gets as many messages as fit into one run, and the rest in the next', async () => {
    let seconds = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => seconds * 1000);
    const told: string[] = [];
    const slow = {
      name: MAILBOX,
      send: async ({ subject }: { subject: string }) => {
        seconds += 8;
        told.push(subject);
      },
    } as const;
    world.rebuild({ channels: [] });
    for (let n = 0; n < 4; n += 1) await created();
    world.rebuild({ channels: [slow] });
    for (const count of [2, 4, 4]) {
      world.now += MINUTE;
      seconds = 0;
      await world.server.relance();
      expect([told.length, seconds <= 20]).toEqual([count, true]);
    }
    expect(new Set(told).size).toBe(4);
    expect((await world.all()).map(({ tries }) => tries)).toEqual([{}, {}, {}, {}]);
    clock.mockRestore();
  });

  test('a channel that hangs delays no visitor and no other channel', async () => {
    world.webhook.mode = 'hang';
    const { status, after } = await sendNow('create', aDemande());
    expect(status).toBe(201);
    await vi.waitFor(() => expect(world.smtp.mails).toHaveLength(1), { timeout: 20_000 });
    world.webhook.mode = 'accept';
    await after();
    expect(world.smtp.mails).toHaveLength(1);
  }, 60_000);
});

describe('two recipients', () => {
  const OTHER = 'camion@clairvitre.example';
  const toldTo = (mailbox: string) => world.smtp.mails.filter(({ to }) => to === mailbox).length;

  beforeEach(() => {
    const variables = { ...world.env, DEMANDE_EMAIL_TO: `${MAILBOX};\n${OTHER}, ${MAILBOX}` };
    world.rebuild({ channels: channelsOf(variables) });
  });

  test.each([550, 451])('of two recipients, only the one that answered %i is retried', async (code) => {
    world.smtp.refusals = { [OTHER]: code };
    const id = await created();
    expect([toldTo(MAILBOX), toldTo(OTHER)]).toEqual([1, 0]);
    await world.runUntil(START + HOUR / 2);
    expect(await asked()).toMatchObject({ status: 503, channels: 'failing' });
    world.smtp.refusals = {};
    await world.runUntil(START + 2 * HOUR);
    expect([toldTo(MAILBOX), toldTo(OTHER), (await world.stored(id))?.newsAt]).toEqual([1, 1, 0]);
  });

  test('if messages to one recipient are given up, the other is notified', async () => {
    world.rebuild({ channels: world.service.channels.filter(({ name }) => name !== 'webhook') });
    world.smtp.refusals = { [OTHER]: 550 };
    const id = await created();
    await world.runUntil(START + 4 * DAY);
    const [given] = world.smtp.mails.filter(({ messageId }) => messageId.startsWith('<abandon-'));
    expect([given?.to, given?.subject.includes(OTHER)]).toEqual([MAILBOX, true]);
    expect((await world.stored(id))?.failed[OTHER]).toBeGreaterThan(START + 3 * DAY);
  });

  test('a recipient added later gets only new notifications', async () => {
    world.rebuild();
    await created();
    world.rebuild({ channels: channelsOf({ ...world.env, DEMANDE_EMAIL_TO: `${MAILBOX} ${OTHER}` }) });
    await created();
    await world.runUntil(START + HOUR);
    expect([toldTo(MAILBOX), toldTo(OTHER)]).toEqual([2, 1]);
  });

  test('each recipient gets the login link', async () => {
    await world.post('/api/bureau', { acte: 'lien' });
    expect([toldTo(MAILBOX), toldTo(OTHER)]).toEqual([1, 1]);
  });
});

describe('the daily summary', () => {
  test('the summary is sent at opening on each working day, even without open requests', async () => {
    world.rebuild({ hours: { ...EVERY_DAY, fermetures: [{ du: '2026-11-25', au: '2026-11-25' }] } });
    await world.runUntil(at('27T07:00'));
    const days = summaries().map(({ messageId }) => /resume-([\d-]+)/.exec(messageId)?.[1]);
    expect(days).toEqual(['2026-11-24', '2026-11-26']);
  });

  test('the summary lists calls by deadline, and counts older requests', async () => {
    world.now = at('10T12:00');
    for (let n = 0; n < 5; n += 1) await created(aDemande({ plaque: `OLD-${n}` }));
    world.now = at('23T18:00');
    await created(aDemande({ plaque: 'AA-000-AA' }));
    world.now = at('23T21:00');
    await created(aDemande({ plaque: 'ZZ-000-ZZ' }));
    await world.runUntil(at('24T08:00'));
    const { subject, body = '' } = summaries().at(-1) ?? {};
    expect(subject).toContain(' 7 ');
    expect(body).toMatch(/AA-000-AA[^]*ZZ-000-ZZ[^]*<!doctype/);
    expect(body).not.toContain('OLD-');
    expect(body).toContain(`${announcementTexts.matin.anciennes}\u00a0: 5`);
  });

  test('the summary lists today’s and past appointments, and how long requests waited for a call', async () => {
    const id = await created(aDemande({ plaque: 'AA-000-AA' }));
    world.now += 90 * MINUTE;
    await world.act(id.slice(0, 12), 'appointment', { jour: '2026-11-24', heure: '09:00' });
    await world.runUntil(at('25T08:00'));
    const [first, second] = summaries();
    expect(first?.body).toContain(duration(90 * 60_000));
    expect(first?.body).toContain('aujourd’hui 9h');
    expect(second?.body).toContain('AA-000-AA');
    expect((await world.stored(id))?.state).toBe('appointment');
  });

  test.each([
    ['the summary is sent once if the channels recover at nine', '24T09:10', 1],
    ['the summary is not sent if the channels recover after noon', '24T12:10', 0],
  ])('%s', async (_, back, count) => {
    world.channelsWork = false;
    await world.runUntil(at(back));
    world.smtp.mode = 'accept';
    await world.runUntil(at('24T20:00'));
    expect(summaries()).toHaveLength(count);
  });
});

const isMailed = ({ taken }: { taken: object }) => Object.keys(taken).some((name) => name !== 'webhook');

test('many notifications are split into several messages, and each message is recorded when it is accepted', async () => {
  const { channels } = world.service;
  world.rebuild({ channels: [] });
  for (let n = 0; n < 120; n += 1) await created(aDemande({ plaque: `AB-${n}-CD` }));
  world.rebuild({ channels });
  world.now += 5 * MINUTE;
  world.smtp.refuseFrom = 1;
  await world.server.relance();
  expect(world.smtp.mails).toHaveLength(1);
  const taken = (await world.all()).filter(isMailed);
  expect(taken).toHaveLength(50);
  expect(Buffer.byteLength(world.smtp.mails[0]?.body.split('<!doctype')[1] ?? '')).toBeLessThan(102_000);
  world.smtp.refuseFrom = Infinity;
  await world.runUntil(world.now + 20 * MINUTE);
  expect((await world.all()).every(isMailed)).toBe(true);
  const parts = world.smtp.mails.map(({ body }) => new Set(body.match(/AB-\d+-CD/g)).size);
  expect(parts).toEqual([50, 50, 20]);
  expect(world.webhook.hooks).toHaveLength(3);
});

describe('the weekly backup', () => {
  test('the backup is sent on the last open day of each week, even if Mondays and a Saturday are closed', async () => {
    const { lundi: _, dimanche: __, ...semaine } = EVERY_DAY.semaine;
    const fermetures = [{ du: '2026-12-05', au: '2026-12-05' }];
    world.rebuild({ backup: 'webhook', hours: { semaine, fermetures } });
    await created();
    await world.runUntil(at('23T10:00') + 21 * DAY);
    const backups = world.webhook.hooks.filter(({ type }) => type === 'demandes.backup');
    expect(backups.map(({ id }) => id.slice(11, 21))).toEqual(['2026-11-28', '2026-12-04', '2026-12-12']);
  });

  test('the backup is sent after the week’s last summary, as CSV without secret ids', async () => {
    world.rebuild({ backup: 'webhook' });
    const year = 365 * DAY;
    world.now -= year;
    const older = await created(aDemande({ phone: '06 39 98 00 66' }));
    world.now += year;
    const newer = await created(aDemande({ phone: '06 39 98 00 77' }));
    await world.runUntil(at('30T08:10'));
    const hooks = world.webhook.hooks.filter(({ type }) => type === 'demandes.backup');
    const backups = hooks.map(({ data }) => JSON.stringify(data)).toSorted();
    expect(backups).toHaveLength(2);
    const [before, now] = backups;
    expect(before).toMatch(/demandes-2025.+98 00 66/);
    expect(now).toMatch(/demandes-2026.+98 00 77/);
    for (const id of [older, newer]) expect(JSON.stringify(backups)).not.toContain(id.slice(12));
    expect(world.smtp.mails.some(({ messageId }) => messageId.startsWith('<sauvegarde-'))).toBe(false);
  });

  test('the backup is not resent if rejected with 410', async () => {
    world.rebuild({ backup: 'webhook', channels: world.service.channels });
    await created();
    world.webhook.mode = 'gone';
    await world.runUntil(at('30T08:10'));
    const gone = world.webhook.requests;
    await world.runUntil(at('30T08:10') + 3 * DAY);
    // Only the three daily summaries follow.
    expect(world.webhook.requests - gone).toBeLessThanOrEqual(3);
  });
});

test('the schedule closes a request thirty days after its last change, and notes it in the history', async () => {
  world.rebuild({ channels: world.service.channels.slice(0, 1) });
  const id = await created();
  world.now = START + 30 * DAY;
  await world.runUntil(world.now + 10 * MINUTE);
  expect(await world.stored(id)).toMatchObject({ state: 'done' });
  expect((await world.stored(id))?.history.at(-1)?.act).toBe('closed');
});

test('the schedule removes an expired request from the set of due requests', async () => {
  const id = await created();
  await world.command('DEL', `demande:request:${id.slice(0, 12)}`);
  await world.runUntil(START + 5 * HOUR);
  expect(await world.command('ZRANGE', 'demande:due', 0, -1)).toEqual(['summary']);
});

describe('the health check', () => {
  test('the health check returns 200 when requests are stored and notified, without personal data', async () => {
    await created();
    expect(await health()).toEqual({ status: 200, storage: 'ok', channels: 'ok', oldestDueSeconds: 0 });
    // The health check returns 503 if the schedule has not run, and without channel or storage.
    world.now += 30 * HOUR;
    expect(await health()).toMatchObject({ status: 503, oldestDueSeconds: expect.any(Number) });
    world.rebuild({ channels: [] });
    expect(await asked()).toMatchObject({ status: 503, channels: 'none' });
    world.rebuild({}, AWAY);
    const away = { status: 503, storage: 'unavailable', channels: 'ok', oldestDueSeconds: null };
    expect(await asked()).toEqual(away);
  });

  test('the health check costs two Redis commands a minute', async () => {
    const ask = () => world.ask('/api/sante');
    expect(await world.costOf(async () => Promise.all([ask(), ask(), ask()]))).toBe(2);
    expect((await world.ask('/api/sante', { method: 'POST' })).status).toBe(405);
  });

  test('the health check fails while the storage is full', async () => {
    await world.command('CONFIG', 'SET', 'maxmemory', '1');
    expect(await asked()).toMatchObject({ status: 503, storage: 'unavailable' });
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
