import { describe, expect, test } from 'vitest';
import { failedAgain, isGivenUp } from '../../../netlify/duties/deliver.ts';
import { CLOSE_AFTER_MS, duties } from '../../../netlify/duties/duties.ts';
import { type Act, applyAct, HISTORY_LINES } from '../../../netlify/request/acts.ts';
import { CLIENT, type DemandeRecord, newRecord } from '../../../netlify/request/record.ts';
import { deadlineOf } from '../../../src/domain/deadline.ts';
import { isOpen } from '../../../src/domain/opening-hours.ts';
import { SIX_DAYS as hours } from '../../support/hours.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const settings = { channels: ['email', 'webhook'] as const, hours, lifeMs: 3 * 365 * DAY };

/** A request that was sent at a moment and has been announced on both channels. */
const aRecord = (now: number): DemandeRecord => ({
  ...newRecord(
    {
      no: 'A'.repeat(12),
      secret: '',
      plaque: 'AB-000-CD',
      vitrage: 'Pare-brise',
      phone: '06 39 98 00 01',
      name: '',
      address: '',
    },
    { at: now, who: CLIENT, act: 'created' },
  ),
  newsAt: 0,
  taken: { email: 1, webhook: 1 },
});

const MONDAY = Date.parse('2026-03-30T10:00:00+02:00');
const act = (record: DemandeRecord, what: Act, now: number, who = 'Léa') =>
  applyAct(record, what, { who, now, hours });

/** The reminders of a request over time, when each channel accepts at once. */
function toldOver(record: DemandeRecord, from: number, until: number): { at: number; kind: string }[] {
  let one = record;
  const told: { at: number; kind: string }[] = [];
  for (let now = from; now <= until;) {
    const found = duties(one, settings, now);
    for (const { channel, kind, mark } of found.tell) {
      if (channel === 'email') told.push({ at: now, kind });
      const field = kind === 'news' ? 'taken' : 'reminded';
      one = { ...one, [field]: { ...one[field], [channel]: mark } };
    }
    if (found.close) break;
    // The schedule looks every five minutes, and only when something is due.
    now = Math.max(now + 5 * 60_000, duties(one, settings, now).next);
  }
  return told;
}

describe('a request that nobody calls', () => {
  test('is told twice, in opening hours and before its deadline, whenever it was sent', () => {
    const from = Date.parse('2026-03-27T00:00:00+01:00');
    for (let minute = 0; minute < 14 * 24 * 60; minute += 1) {
      const sentAt = from + minute * 60_000;
      const told = toldOver(aRecord(sentAt), sentAt, sentAt + 5 * DAY);
      expect([1, 2]).toContain(told.length);
      expect(told.at(-1)?.kind).toBe('lastCall');
      for (const { at } of told) {
        expect(isOpen(at, hours), new Date(sentAt).toISOString()).toBe(true);
        expect(at).toBeLessThan(deadlineOf(sentAt, hours));
      }
    }
  });

  test('is told at the next opening when the schedule slept, late as it is', () => {
    const night = Date.parse('2026-04-01T23:00:00+02:00');
    expect(duties(aRecord(MONDAY), settings, night)).toMatchObject({
      tell: [],
      next: Date.parse('2026-04-02T08:00:00+02:00'),
    });
    expect(duties(aRecord(MONDAY), settings, night + 10 * HOUR).tell).toHaveLength(2);
  });

  test('closes by itself thirty days after it was last touched', () => {
    expect(duties(aRecord(MONDAY), settings, MONDAY + CLOSE_AFTER_MS - 1).close).toBe(false);
    expect(duties(aRecord(MONDAY), settings, MONDAY + CLOSE_AFTER_MS).close).toBe(true);
  });
});

describe('what the firm did', () => {
  test('is an event of the webhook and no e-mail', () => {
    const noted = act(aRecord(MONDAY), { act: 'note', text: 'jante bleue' }, MONDAY + HOUR);
    expect(duties(noted, settings, MONDAY + HOUR).tell).toEqual([
      { channel: 'webhook', kind: 'news', mark: 2 },
    ]);
  });

  test('brings a call without an answer back after two open hours, three times', () => {
    let record = aRecord(MONDAY);
    let now = MONDAY;
    const back: string[] = [];
    for (let call = 0; call < 5; call += 1) {
      record = act(record, { act: 'unanswered' }, now);
      const told = toldOver(record, now, now + 2 * DAY).filter(({ kind }) => kind !== 'news');
      back.push(told[0] ? `${(told[0].at - now) / HOUR} h` : 'never');
      now += 2 * HOUR;
    }
    expect(back).toEqual(['2 h', '2 h', '2 h', 'never', 'never']);
    expect(record).toMatchObject({ attempts: 5, state: 'unanswered', firstCalledAt: MONDAY });
  });

  test('reminds of somebody to be called again on the day itself, when it has gone by', () => {
    const record = act(aRecord(MONDAY), { act: 'callback', date: '2026-04-03' }, MONDAY + HOUR);
    const told = toldOver(record, MONDAY + HOUR, MONDAY + 10 * DAY).filter(({ kind }) => kind !== 'news');
    expect(told.map(({ at }) => new Date(at).toISOString())).toEqual(['2026-04-03T10:00:00.000Z']);
  });

  test('lets an appointment be, and closes it thirty days after its day', () => {
    const record = act(aRecord(MONDAY), { act: 'appointment', date: '2026-06-01', time: '09:00' }, MONDAY);
    expect(record.at).toBe(Date.parse('2026-06-01T09:00:00+02:00'));
    const told = toldOver(record, MONDAY, record.at + 20 * DAY);
    expect(told).toEqual([]);
    expect(duties(record, settings, record.at + CLOSE_AFTER_MS).close).toBe(true);
  });

  test('is looked at again when its life ends, once it is closed', () => {
    const done = act(aRecord(MONDAY), { act: 'done' }, MONDAY + HOUR);
    const told = { ...done, taken: { email: 2, webhook: 2 } };
    expect(duties(told, settings, MONDAY + 2 * HOUR)).toEqual({
      tell: [],
      close: false,
      next: MONDAY + HOUR + settings.lifeMs,
    });
  });

  test('is done once: doing it again changes nothing', () => {
    const record = aRecord(MONDAY);
    for (const what of ['done', 'spam', 'cancelled'] as const) {
      const once = act(record, { act: what }, MONDAY);
      expect(act(once, { act: what }, MONDAY + 1)).toBe(once);
    }
    const taken = act(record, { act: 'take' }, MONDAY);
    expect(act(taken, { act: 'take' }, MONDAY + 1)).toBe(taken);
    expect(act(taken, { act: 'take' }, MONDAY + 1, 'Karim').who).toBe('Karim');
    expect(act(record, { act: 'reopen' }, MONDAY)).toBe(record);
  });

  test('gives a request that is opened again a new deadline', () => {
    const done = act(aRecord(MONDAY), { act: 'done' }, MONDAY);
    const again = act(done, { act: 'reopen' }, MONDAY + 2 * DAY);
    expect(again).toMatchObject({ state: 'open', since: MONDAY + 2 * DAY, attempts: 0 });
  });

  test('keeps a bounded history with its first line', () => {
    let record = aRecord(MONDAY);
    for (let n = 0; n < 100; n += 1) record = act(record, { act: 'note', text: `${n}` }, MONDAY + n);
    expect(record.history).toHaveLength(HISTORY_LINES);
    expect([record.history[0]?.act, record.history.at(-1)?.text]).toEqual(['created', '99']);
  });
});

describe('a correction by the driver', () => {
  test('is news, opens the request again and says what stood there before', () => {
    const called = act(aRecord(MONDAY), { act: 'appointment', date: '2026-04-02', time: '09:00' }, MONDAY);
    const fields = { phone: '06 39 98 00 02', name: '', address: '' };
    const changed = act(called, { act: 'changed', fields }, MONDAY + HOUR, 'client');
    expect(changed).toMatchObject({ state: 'open', phoneKey: '+33639980002', news: 3, since: MONDAY + HOUR });
    expect(changed.history.at(-1)?.before).toEqual({ phone: '06 39 98 00 01' });
    expect(duties(changed, settings, MONDAY + HOUR).tell.map(({ channel }) => channel)).toEqual([
      'email',
      'webhook',
    ]);
  });
});

test('waits longer after each failed try, and gives up after three days and five tries', () => {
  let tries: ReturnType<typeof failedAgain> | undefined;
  let at = MONDAY;
  const pauses: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    tries = failedAgain(tries, at);
    pauses.push(tries.next - at);
    at = tries.next;
  }
  expect(new Set(pauses).size).toBe(4);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(isGivenUp({ count: 1, since: MONDAY, next: 0 }, MONDAY + 9 * DAY)).toBe(false);
  expect(isGivenUp({ count: 9, since: MONDAY, next: 0 }, MONDAY + 2 * DAY)).toBe(false);
  expect(isGivenUp({ count: 5, since: MONDAY, next: 0 }, MONDAY + 3 * DAY)).toBe(true);
});
