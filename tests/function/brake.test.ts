import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { GROUP_FROM } from '../../netlify/notify/deliver.ts';
import { DIRECT_BRAKE, directAnnouncer, GATHER_MS } from '../../netlify/notify/direct.ts';
import { BRAKE, BRAKE_MARKED, deliverDue, deliverNow } from '../../netlify/notify/outbox.ts';
import { newVisit } from '../../netlify/request/visit.ts';
import { BRAKE_WINDOW_MS } from '../../netlify/store/keys.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { requestAt } from '../support/clock.ts';
import { aDemande } from '../support/demande.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();
const receivers = withReceivers();
beforeEach(() => {
  setEnvironment({ DEMANDE_WEBHOOK_URL: undefined });
  return store.command('FLUSHALL');
});

const settings = readSettings();
const MINUTE = 60_000;
/** The start of a window, at night: no summary and no reminder is due soon. */
const START = Math.ceil(Date.parse('2026-11-23T21:00:00+01:00') / BRAKE_WINDOW_MS) * BRAKE_WINDOW_MS;

/** Requests that come at once, each announced as the function does. */
async function rush(count: number, marked = false, now = START): Promise<string[]> {
  const ids = [];
  for (let i = 0; i < count; i += 1) {
    const id = await requestAt(now, marked);
    await deliverNow(id, 'created', settings, now);
    ids.push(id);
  }
  return ids;
}

it('tells a rush one by one up to a rate, and all the others with their details in one message', async () => {
  const ids = await rush(60);
  expect(receivers.smtp.mails).toHaveLength(BRAKE);
  await deliverDue(settings, START + 5 * MINUTE);
  const [group, ...more] = receivers.smtp.mails.slice(BRAKE);
  expect([group?.subject, more]).toEqual(['Annonces regroupées, au nombre de 50', []]);
  const all = receivers.smtp.mails.map(({ subject, body }) => subject + body).join('\n');
  for (const id of ids) expect(all).toContain(referenceOf(id));
  expect(group?.body.match(/href="tel:/g)).toHaveLength(50);
  await deliverDue(settings, START + 10 * MINUTE);
  expect(receivers.smtp.mails).toHaveLength(BRAKE + 1);
});

it('gathers what a machine seems to have sent first', async () => {
  await rush(BRAKE, true);
  expect(receivers.smtp.mails).toHaveLength(BRAKE_MARKED);
  const honest = await rush(1, false, START + BRAKE_WINDOW_MS);
  expect(receivers.smtp.mails.at(-1)?.subject).toContain(referenceOf(honest[0] ?? ''));
});

it('names what a machine seems to have sent last in the message of all', async () => {
  await rush(BRAKE, true);
  const [honest = ''] = await rush(1);
  await deliverDue(settings, START + 5 * MINUTE);
  const group = receivers.smtp.mails.at(-1)?.body ?? '';
  expect(group.indexOf(referenceOf(honest))).toBeGreaterThan(0);
  expect(group.indexOf(referenceOf(honest))).toBeLessThan(group.indexOf('[À vérifier]'));
});

it('tells one by one again in the next window', async () => {
  await rush(BRAKE + 1);
  await rush(1, false, START + BRAKE_WINDOW_MS);
  expect(receivers.smtp.mails).toHaveLength(BRAKE + 1);
});

it('uses one connection to the mail server at a time, however much is due', async () => {
  const ids = await Promise.all(Array.from({ length: GROUP_FROM - 1 }, () => requestAt(START)));
  await deliverDue(settings, START + 5 * MINUTE);
  expect([receivers.smtp.mails.length, receivers.smtp.mostAtOnce]).toEqual([ids.length, 1]);
});

it('leaves a mail server alone for the rest of a run that failed twice', async () => {
  receivers.smtp.mode = 'refuse';
  await Promise.all(Array.from({ length: GROUP_FROM - 1 }, () => requestAt(START)));
  const { well } = await deliverDue(settings, START + 5 * MINUTE);
  expect([well, receivers.smtp.connections]).toEqual([false, 2]);
});

it('tells what a dead storage could not take one by one up to a rate, and the others in one message', async () => {
  const waits: number[] = [];
  const released = Promise.withResolvers<void>();
  const announce = directAnnouncer((ms) => {
    waits.push(ms);
    return ms === GATHER_MS ? released.promise : pause(0);
  });
  const drafts = Array.from({ length: 40 }, () => ({ ...aDemande(), name: 'Camille', address: '1 rue' }));
  const told = drafts.map((draft) =>
    announce(
      { action: 'create', draft, demandeId: undefined, meta: {} },
      { ...newVisit('', ''), now: START },
    ),
  );
  await Promise.all(told.slice(0, DIRECT_BRAKE));
  expect(receivers.smtp.mails).toHaveLength(DIRECT_BRAKE);
  released.resolve();
  await Promise.all(told);
  const group = receivers.smtp.mails.at(-1);
  expect(receivers.smtp.mails).toHaveLength(DIRECT_BRAKE + 1);
  expect(group?.subject).toBe(`Annonces regroupées, au nombre de ${40 - DIRECT_BRAKE}`);
  for (const { phone } of drafts.slice(DIRECT_BRAKE)) expect(group?.body).toContain(phone);
  expect(waits.filter((ms) => ms === GATHER_MS)).toHaveLength(1);
});
