import { beforeEach, describe, expect, test, vi } from 'vitest';
import { channelsOf } from '../../netlify/environment.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { aDemande, created, sendNow } from '../support/demande.ts';
import { DAY, HOUR, MAILBOX, MINUTE, START, withWorld } from '../support/world.ts';

const world = withWorld();
const announced = () => world.webhook.hooks.filter(({ type }) => type === 'demande.created');

describe('notification channels', () => {
  test('a failing channel is retried with backoff, and gets each notification once', async () => {
    world.smtp.mode = 'refuse';
    for (let n = 0; n < 3; n += 1) await created();
    await world.runUntil(START + 6 * HOUR);
    expect(world.smtp.mails).toEqual([]);
    expect(world.smtp.connections).toBeLessThan(25);
    expect(await world.health()).toMatchObject({ status: 503, channels: 'failing' });
    world.smtp.mode = 'accept';
    await world.runUntil(world.now + 7 * HOUR);
    const told = JSON.stringify(world.smtp.mails);
    for (const { no } of await world.all()) expect(told).toContain(referenceOf(no));
    expect(new Set(world.smtp.mails.map(({ messageId }) => messageId)).size).toBe(world.smtp.mails.length);
    expect(announced()).toHaveLength(3);
    expect(await world.health()).toMatchObject({ status: 200, channels: 'ok' });
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

  test('a notification that one channel rejects for three days is given up, and the other channel reports this', async () => {
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

  test('a notification that its channel rejects with 410 is given up at once', async () => {
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

  test('an e-mail times out if its SMTP steps together take too long, even if no single step does', async () => {
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

  test('a channel that hangs delays neither the response to the visitor nor the other channel', async () => {
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

  test.each([550, 451])('of two recipients, only the one rejected with %i is retried', async (code) => {
    world.smtp.refusals = { [OTHER]: code };
    const id = await created();
    expect([toldTo(MAILBOX), toldTo(OTHER)]).toEqual([1, 0]);
    await world.runUntil(START + HOUR / 2);
    expect(await world.health()).toMatchObject({ status: 503, channels: 'failing' });
    world.smtp.refusals = {};
    await world.runUntil(START + 2 * HOUR);
    expect([toldTo(MAILBOX), toldTo(OTHER), (await world.stored(id))?.newsAt]).toEqual([1, 1, 0]);
  });

  test('if e-mails to one recipient are given up, the other recipient gets an e-mail about it', async () => {
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
