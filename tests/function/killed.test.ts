import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { deliverDue } from '../../netlify/notify/outbox.ts';
import { LEASE_MS } from '../../netlify/store/keys.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { requestAt } from '../support/clock.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();
const receivers = withReceivers();
beforeEach(() => store.command('FLUSHALL'));

const MINUTE = 60_000;
const settings = readSettings();
const START = Date.parse('2026-11-23T10:00:00+01:00');

/** Runs the scheduled function and ends it while the webhook has not answered and the e-mail is accepted. */
async function killedRun(now: number): Promise<void> {
  const mail = receivers.smtp.next();
  const { arrived, release } = receivers.webhook.hold();
  const child = spawn(process.execPath, ['tests/support/one-run.ts', String(now)], { stdio: 'inherit' });
  await Promise.all([arrived, mail]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  release();
}

/** How often each channel was told of something. */
const toldOf = (subject: RegExp, type: string): [mails: number, hooks: number] => [
  receivers.smtp.mails.filter((mail) => subject.test(mail.subject)).length,
  receivers.webhook.hooks.filter((hook) => hook.type === type).length,
];

/** Runs the scheduled function for an hour. */
async function anHour(from: number): Promise<void> {
  for (let now = from; now < from + 60 * MINUTE; now += 5 * MINUTE) await deliverDue(settings, now);
}

it('tells a request that was stored by a function that ended before it could announce it', async () => {
  await requestAt(START);
  await anHour(START + LEASE_MS);
  expect(toldOf(/^Nouvelle demande/, 'demande.created')).toEqual([1, 1]);
});

it.each([
  ['an announcement', START + LEASE_MS, /^Nouvelle demande/, 'demande.created'],
  ['a reminder', START + 4 * 60 * MINUTE, /^Toujours pas rappelée/, 'demande.reminder'],
])(
  'tells again what a run that was killed in the middle of %s had taken, and never a third time',
  async (_, at, subject, type) => {
    await requestAt(START);
    if (at > START + LEASE_MS) await deliverDue(settings, START + LEASE_MS);
    await killedRun(at);
    await anHour(at + 5 * MINUTE);
    const [mails, hooks] = toldOf(subject, type);
    expect(mails).toBeGreaterThanOrEqual(1);
    expect(mails).toBeLessThanOrEqual(2);
    expect(hooks).toBeGreaterThanOrEqual(1);
    expect(hooks).toBeLessThanOrEqual(2);
    const ids = receivers.smtp.mails
      .filter((mail) => subject.test(mail.subject))
      .map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
  },
);

it('sends the summary again when the run was killed while it sent it, under the same id', async () => {
  await deliverDue(settings, START);
  const morning = Date.parse('2026-11-24T08:00:00+01:00');
  await killedRun(morning);
  await anHour(morning + 5 * MINUTE);
  const ids = receivers.smtp.mails.filter(({ subject }) => subject.startsWith('Ce matin'));
  expect(ids.length).toBeLessThanOrEqual(2);
  expect(new Set(ids.map(({ messageId }) => messageId)).size).toBe(1);
});
