import { beforeEach, expect, it } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { deliverDue } from '../../netlify/notify/outbox.ts';
import { parisDate } from '../../netlify/request/firm-day.ts';
import { noteFollowUp } from '../../netlify/store/admin.ts';
import { soonest } from '../../netlify/store/outbox.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { requestAt } from '../support/clock.ts';
import { withReceivers } from '../support/receivers.ts';
import { withRedis } from '../support/redis.ts';

const store = withRedis();
const receivers = withReceivers();
beforeEach(() => {
  setEnvironment({ DEMANDE_WEBHOOK_URL: undefined });
  return store.command('FLUSHALL');
});

const MINUTE = 60_000;
const settings = readSettings();

const at = (text: string): number => Date.parse(text);

/**
 * Runs the scheduled function every five minutes of some days, save where nothing is due: what such a run does is tested
 * by itself, below.
 *
 * @param happens called before each run; says whether it changed anything in the storage
 */
async function liveThrough(
  from: string,
  to: string,
  happens: (now: number) => Promise<unknown> = async () => false,
): Promise<void> {
  let due = 0;
  for (let now = at(from); now < at(to); now += 5 * MINUTE) {
    if (await happens(now)) due = 0;
    if (due > now) continue;
    await deliverDue(settings, now);
    due = (await soonest(settings))[0]?.due ?? 0;
  }
}

const told = (what: RegExp, id = ''): string[] =>
  receivers.smtp.mails
    .map(({ subject }) => subject)
    .filter((one) => what.test(one) && one.includes(id && referenceOf(id)));

const NEW = /^Nouvelle demande/;
const REMINDER = /^Toujours pas rappelée/;
const DANGER = /^Promesse en danger/;
const MORNING = /^Ce matin/;

it('tells again after four hours of the firm’s day, and at twenty hours that the promise is in danger', async () => {
  const start = at('2026-11-23T18:00:00+01:00');
  const demandeId = await requestAt(start);
  const times: Record<string, string> = {};
  await liveThrough('2026-11-23T18:00:00+01:00', '2026-11-25T18:00:00+01:00', async (now) => {
    for (const { subject } of receivers.smtp.mails)
      times[subject] ??= new Date(now - 5 * MINUTE).toISOString();
  });
  const resume = 'Pare-brise, AB-000-CD';
  expect(times).toMatchObject({
    [`Toujours pas rappelée\u202f: demande ${referenceOf(demandeId)}, ${resume}`]: '2026-11-24T09:00:00.000Z',
    [`Promesse en danger\u202f: demande ${referenceOf(demandeId)}, ${resume}`]: '2026-11-24T13:00:00.000Z',
  });
  expect([told(NEW, demandeId).length, told(REMINDER).length, told(DANGER).length]).toEqual([1, 1, 1]);
});

it.each(['called', 'appointment', 'handled', 'spam'] as const)(
  'reminds of nothing that was noted as «%s»',
  async (followUp) => {
    const id = await requestAt(at('2026-11-23T10:00:00+01:00'));
    await noteFollowUp({ id, followUp, now: at('2026-11-23T10:30:00+01:00') }, settings);
    await liveThrough('2026-11-23T10:30:00+01:00', '2026-11-25T10:00:00+01:00');
    expect([told(NEW).length, told(REMINDER).length, told(DANGER).length]).toEqual([1, 0, 0]);
  },
);

it('sends no second reminder of a request that was handled after the first', async () => {
  const id = await requestAt(at('2026-11-23T10:00:00+01:00'));
  await liveThrough('2026-11-23T10:00:00+01:00', '2026-11-23T14:10:00+01:00');
  await noteFollowUp({ id, followUp: 'handled', now: at('2026-11-23T14:10:00+01:00') }, settings);
  await liveThrough('2026-11-23T14:10:00+01:00', '2026-11-24T12:00:00+01:00');
  expect([told(REMINDER).length, told(DANGER).length]).toEqual([1, 0]);
});

it.each([
  ['a week with its weekend', '2026-11-23', '2026-11-30', '+01:00', '+01:00'],
  ['the week of the change to summer time', '2026-03-25', '2026-04-01', '+01:00', '+02:00'],
  ['the week of the change to winter time', '2026-10-21', '2026-10-28', '+02:00', '+01:00'],
])(
  'lives through %s: one summary a morning, each request told once, none reminded after it was handled',
  async (_, from, to, first, last) => {
    const handled = new Map<string, number>();
    const open: string[] = [];
    const mornings: string[] = [];
    let seen = 0;
    await liveThrough(`${from}T00:00:00${first}`, `${to}T00:00:00${last}`, async (now) => {
      for (const { subject } of receivers.smtp.mails.slice(seen)) {
        if (MORNING.test(subject)) mornings.push(parisDate(now - 5 * MINUTE));
      }
      seen = receivers.smtp.mails.length;
      const hours = (now - at(`${from}T00:00:00${first}`)) / (60 * MINUTE);
      // A request each seven hours, day and night; each second one is handled two hours later.
      if (hours % 7 === 0) open.push(await requestAt(now));
      const [id] = hours % 14 === 2 ? open.slice(-1) : [];
      if (id) {
        await noteFollowUp({ id, followUp: 'handled', now }, settings);
        handled.set(id, now);
      }
      return hours % 7 === 0 || id !== undefined;
    });
    const days = Array.from({ length: 7 }, (_, day) =>
      parisDate(at(`${from}T12:00:00${first}`) + day * 24 * 60 * MINUTE),
    );
    expect(mornings).toEqual(days);
    expect(open.map((id) => told(NEW, id).length)).toEqual(open.map(() => 1));
    for (const id of handled.keys()) expect([...told(REMINDER, id), ...told(DANGER, id)]).toEqual([]);
    const late = open.filter((id) => !handled.has(id)).slice(0, -5);
    expect(late.map((id) => [told(REMINDER, id).length, told(DANGER, id).length])).toEqual(
      late.map(() => [1, 1]),
    );
    expect(late.length).toBeGreaterThan(5);
  },
);

it('tells everything once a mail server is back that was down for a day, and says a day later what it missed', async () => {
  const ids: string[] = [];
  await liveThrough('2026-11-23T06:00:00+01:00', '2026-11-26T12:00:00+01:00', async (now) => {
    if (now === at('2026-11-23T09:00:00+01:00')) receivers.smtp.mode = 'refuse';
    if (now === at('2026-11-24T09:00:00+01:00')) receivers.smtp.mode = 'accept';
    if (now % (3 * 60 * MINUTE) === 0 && now < at('2026-11-24T09:00:00+01:00')) {
      ids.push(await requestAt(now));
      return true;
    }
    return false;
  });
  const bodies = receivers.smtp.mails.map(({ subject, body }) => `${subject} ${body}`).join('\n');
  for (const id of ids) expect(bodies).toContain(`Nouvelle demande ${referenceOf(id)}`);
  expect(told(MORNING).length).toBe(4);
});

it('says each morning what is open, oldest first, with links, yesterday’s count and the median time to the first call', async () => {
  const older = await requestAt(at('2026-11-22T15:00:00+01:00'));
  const called = await requestAt(at('2026-11-22T16:00:00+01:00'));
  const done = await requestAt(at('2026-11-22T17:00:00+01:00'));
  await noteFollowUp({ id: called, followUp: 'called', now: at('2026-11-22T16:30:00+01:00') }, settings);
  await noteFollowUp({ id: done, followUp: 'handled', now: at('2026-11-22T19:30:00+01:00') }, settings);
  await requestAt(at('2026-11-20T10:00:00+01:00'));
  await liveThrough('2026-11-22T23:00:00+01:00', '2026-11-23T08:05:00+01:00');
  const mail = receivers.smtp.mails.find(({ subject }) => MORNING.test(subject));
  expect(mail?.subject).toBe('Ce matin, à rappeler\u202f: 3\u202f; reçues hier\u202f: 3');
  expect(mail?.body).toMatch(/Délai médian[^\n]*\u202f: 1\u00a0h\u00a030\u00a0min/);
  const text = mail?.body.split('<!doctype')[0] ?? '';
  expect(text.indexOf(referenceOf(older))).toBeLessThan(text.indexOf(referenceOf(called)));
  expect(text).toContain('appelée, sans réponse');
  expect(text).not.toContain(referenceOf(done));
  expect(text.match(/api\/suivi\?lien=/g)).toHaveLength(3);
});

it.each([
  ['webhook', 1],
  ['none', 0],
])(
  'sends every request as a file on a Monday morning to the channel %s, and to nobody unless asked',
  async (channel, files) => {
    const { url, secret } = receivers.webhook;
    setEnvironment({ DEMANDE_BACKUP: channel, DEMANDE_WEBHOOK_URL: url, DEMANDE_WEBHOOK_SECRET: secret });
    const id = await requestAt(at('2026-11-20T10:00:00+01:00'));
    await liveThrough('2026-11-20T10:00:00+01:00', '2026-11-24T10:00:00+01:00');
    setEnvironment({ DEMANDE_BACKUP: undefined });
    const backups = receivers.webhook.hooks.filter(({ type }) => type === 'demandes.backup');
    expect(backups).toHaveLength(files);
    for (const { data } of backups) {
      const { name, content } = (data as unknown as { file: Record<string, string> }).file;
      expect([name, content]).toEqual(['demandes-2026-11-23.csv', expect.stringContaining(id)]);
    }
  },
);

it('costs at most 300 commands on a day on which nothing happens', async () => {
  await deliverDue(settings, at('2026-11-23T00:00:00+01:00'));
  const commands = async (): Promise<number> =>
    Number(/total_commands_processed:(\d+)/.exec(String(await store.command('INFO', 'stats')))?.[1]);
  const before = await commands();
  for (let now = at('2026-11-23T00:00:00+01:00'); now < at('2026-11-24T00:00:00+01:00'); now += 5 * MINUTE)
    await deliverDue(settings, now);
  const spent = (await commands()) - before - 1;
  console.log(`commands of an idle day: ${spent}`);
  expect(spent).toBeLessThanOrEqual(300);
  expect(told(MORNING)).toHaveLength(1);
});
