import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import relance from '../../netlify/functions/relance.mts';
import sante from '../../netlify/functions/sante.mts';
import { GIVE_UP_MS } from '../../netlify/notify/delays.ts';
import { HEALTH_LIFE_MS, healthNow } from '../../netlify/notify/health-now.ts';
import { deliverDue } from '../../netlify/notify/outbox.ts';
import { failedAnnouncements, pendingAnnouncements, soonest } from '../../netlify/store/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { demandes } from '../support/cli.ts';
import { requestAt } from '../support/clock.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();
const receivers = withReceivers();
beforeEach(() => store.command('FLUSHALL'));

const MINUTE = 60_000;
const settings = readSettings();
const START = Date.parse('2026-11-23T21:00:00+01:00');

/** Runs the scheduled function as it comes due over some time. */
async function run(from: number, to: number): Promise<void> {
  for (let now = from; now < to;) {
    await deliverDue(settings, now);
    now = Math.max(now + 5 * MINUTE, (await soonest(settings))[0]?.due ?? to);
  }
}

it('answers that all is well, for one command a minute however often it is asked', async () => {
  await deliverDue(settings, START);
  const before = store.rest.requests();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => healthNow(settings, START + i)));
  expect(answers.at(-1)).toEqual({ well: true, storage: 'ok', channels: 'ok', oldestDueSeconds: 0 });
  expect(store.rest.requests() - before).toBe(1);
  await healthNow(settings, START + HEALTH_LIFE_MS);
  expect(store.rest.requests() - before).toBe(2);
});

it('tells a watcher as JSON, with nothing personal in it', async () => {
  const id = await requestAt(Date.now());
  const response = await sante(new Request('https://x.example/api/sante'));
  const text = await response.text();
  expect([response.status, JSON.parse(text)]).toEqual([
    200,
    { storage: 'ok', channels: 'ok', oldestDueSeconds: 0 },
  ]);
  expect(text).not.toContain(referenceOf(id));
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await sante(new Request('https://x.example/api/sante', { method: 'POST' }))).status).toBe(405);
});

it('answers that a channel fails while something waits for another try', async () => {
  await requestAt(START);
  receivers.smtp.mode = 'refuse';
  await deliverDue(settings, START + 2 * MINUTE);
  const told = await healthNow(settings, START + 2 * MINUTE);
  expect(told).toMatchObject({ well: false, channels: 'failing' });
  receivers.smtp.mode = 'accept';
  await run(START + 5 * MINUTE, START + 20 * MINUTE);
  expect(await healthNow(settings, START + 20 * MINUTE)).toMatchObject({ well: true });
});

it('answers that nobody takes what is due, when the schedule has stopped', async () => {
  await requestAt(START);
  const told = await healthNow(settings, START + 30 * MINUTE);
  expect(told).toEqual({ well: false, storage: 'ok', channels: 'ok', oldestDueSeconds: 29 * 60 });
});

it('answers that no channel is set up, and that the storage is away', async () => {
  setEnvironment({ SMTP_URL: undefined, DEMANDE_WEBHOOK_URL: undefined });
  expect(await healthNow(settings, START)).toMatchObject({ well: false, channels: 'none' });
  const { UPSTASH_REDIS_REST_URL } = process.env;
  setEnvironment({ UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:9' });
  const response = await sante(new Request('https://x.example/api/sante'));
  const run503 = await relance();
  setEnvironment({ UPSTASH_REDIS_REST_URL });
  expect(await response.json()).toMatchObject({ storage: 'unavailable', oldestDueSeconds: null });
  expect([response.status, run503.status]).toEqual([503, 503]);
});

it('calls the watching service after each run that went well, and after no other', async () => {
  let beats = 0;
  const server = createServer((_, response) => {
    beats += 1;
    response.end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  setEnvironment({ HEARTBEAT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const statuses = [(await relance(undefined, undefined, START)).status];
  await requestAt(START);
  receivers.smtp.mode = 'refuse';
  statuses.push((await relance(undefined, undefined, START + 2 * MINUTE)).status);
  statuses.push((await relance(undefined, undefined, START + 3 * MINUTE)).status);
  receivers.smtp.mode = 'accept';
  statuses.push((await relance(undefined, undefined, START + 10 * MINUTE)).status);
  setEnvironment({ HEARTBEAT_URL: undefined });
  server.close();
  expect(statuses).toEqual([200, 503, 503, 200]);
  expect(beats).toBe(2);
});

it('gives up on a channel that took nothing for three days, tells the other one and lists it', async () => {
  receivers.webhook.mode = 'fail';
  const id = await requestAt(START);
  await run(START + MINUTE, START + GIVE_UP_MS + 7 * 60 * MINUTE);
  const waiting = await pendingAnnouncements(settings);
  expect(waiting.filter(({ kind }) => kind === 'created')).toEqual([]);
  const failed = await failedAnnouncements(settings);
  expect(failed).toMatchObject([{ demandeId: id, kind: 'created', channel: 'webhook' }]);
  const notices = receivers.smtp.mails.filter(({ subject }) => subject.startsWith('Annonces abandonnées'));
  expect(notices.map(({ subject }) => subject)).toEqual([
    'Annonces abandonnées par le canal webhook\u202f: 1',
  ]);
  expect(notices[0]?.body).toContain(referenceOf(id));
  expect((await demandes('notifications')).out).toMatch(
    new RegExp(`${referenceOf(id)} +created +webhook +\\d`),
  );
});

it('takes 410 for the last word of a receiver at once', async () => {
  receivers.webhook.mode = 'gone';
  const id = await requestAt(START);
  await deliverDue(settings, START + 2 * MINUTE);
  expect(await pendingAnnouncements(settings)).toEqual([]);
  expect(await failedAnnouncements(settings)).toMatchObject([{ demandeId: id, channel: 'webhook' }]);
  const before = receivers.webhook.requests;
  await deliverDue(settings, START + 30 * MINUTE);
  expect(receivers.webhook.requests).toBe(before);
});

it('announces again on every channel what the firm asks for', async () => {
  receivers.webhook.mode = 'gone';
  const id = await requestAt(Date.now() - 5 * MINUTE);
  await deliverDue(settings, Date.now());
  Object.assign(receivers.webhook, { mode: 'accept', hooks: [] });
  const { out, code } = await demandes('resend', referenceOf(id));
  expect([code, out]).toEqual([0, `Demande ${referenceOf(id)} : renvoyée.\n`]);
  expect(receivers.smtp.mails.map(({ subject }) => subject.slice(0, 23))).toEqual([
    `Nouvelle demande ${referenceOf(id)}`,
    expect.stringMatching(/^Annonces abandonnées/),
    `Nouvelle demande ${referenceOf(id)}`,
  ]);
  expect(new Set(receivers.smtp.mails.map(({ messageId }) => messageId)).size).toBe(3);
  expect(receivers.webhook.hooks).toMatchObject([{ type: 'demande.resent', data: { demandeId: id } }]);
  expect(await failedAnnouncements(settings)).toEqual([]);
});

it('sends one marked message on each channel, and says which failed', async () => {
  const well = await demandes('test');
  expect([well.code, well.out]).toEqual([
    0,
    'email : message d’essai accepté.\nwebhook : message d’essai accepté.\n',
  ]);
  expect(receivers.smtp.mails[0]?.subject).toBe('[Essai] Les annonces arrivent par le canal email');
  expect(receivers.webhook.hooks[0]?.type).toBe('test');
  setEnvironment({ SMTP_URL: 'smtps://127.0.0.1:9' });
  const typo = await demandes('test');
  expect([typo.code, typo.out]).toEqual([1, expect.stringMatching(/^email : échec \(.*E[A-Z]+\)/)]);
  setEnvironment({ SMTP_URL: undefined, DEMANDE_WEBHOOK_URL: undefined });
  expect((await demandes('test')).err).toContain('Aucun canal');
});
