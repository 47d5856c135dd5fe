import { describe, expect, test } from 'vitest';
import { announcementTexts } from '../../netlify/request/texts.ts';
import { duration } from '../../netlify/request/words.ts';
import { fill } from '../../src/domain/sentence.ts';
import { aDemande, created, createdNo, send } from '../support/demande.ts';
import { EVERY_DAY } from '../support/hours.ts';
import { DAY, HOUR, MINUTE, START, withWorld } from '../support/world.ts';

const world = withWorld();
const at = (time: string): number => Date.parse(`2026-11-${time}:00+01:00`);
const summaries = () => world.smtp.mails.filter(({ messageId }) => messageId.startsWith('<resume-'));

describe('the daily summary', () => {
  test('the daily summary is sent at opening time on each open day, even without open requests', async () => {
    world.rebuild({ hours: { ...EVERY_DAY, fermetures: [{ du: '2026-11-25', au: '2026-11-25' }] } });
    await world.runUntil(at('27T07:00'));
    const days = summaries().map(({ messageId }) => /resume-([\d-]+)/.exec(messageId)?.[1]);
    expect(days).toEqual(['2026-11-24', '2026-11-26']);
  });

  test('the daily summary lists recent requests by deadline, and gives just the number of older ones', async () => {
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

  test('the daily summary shows today’s and past appointments, and how long drivers waited for a phone call', async () => {
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

  test('closed requests count in both totals of the daily summary, «received» and «called», and spam in neither', async () => {
    await send('create', aDemande(), { meta: { elapsedMs: 3 } });
    const [called = '', closed = '', spam = ''] = await Promise.all([1, 2, 3, 4].map(() => createdNo()));
    world.now += 90 * MINUTE;
    await world.act(called, 'unanswered');
    await world.act(called, 'done');
    await world.act(closed, 'done');
    await world.act(spam, 'spam');
    await world.runUntil(at('24T08:00'));
    const { subject, body } = summaries().at(-1) ?? {};
    expect(subject).toBe(fill(announcementTexts.sujets.matin, { ouvertes: 2, rendezVous: 0, recues: 3 }));
    expect(body).toContain(duration(90 * MINUTE));
  });

  test.each([
    ['the daily summary is sent once if the channels recover at nine', '24T09:10', 1],
    ['the daily summary is not sent if the channels recover after noon', '24T12:10', 0],
  ])('%s', async (_, back, count) => {
    world.channelsWork = false;
    await world.runUntil(at(back));
    world.smtp.mode = 'accept';
    await world.runUntil(at('24T20:00'));
    expect(summaries()).toHaveLength(count);
  });
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

  test('the weekly backup has one CSV file per year without secret ids, and is sent only to the configured channel', async () => {
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
    // In the next three days, the webhook gets only the daily summaries, and no backup.
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
