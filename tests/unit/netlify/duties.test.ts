import { describe, expect, test } from 'vitest';
import { failedAgain, isGivenUp } from '../../../netlify/duties/deliver.ts';
import { CLOSE_AFTER_MS, duties } from '../../../netlify/duties/duties.ts';
import { type Action, applyAction, HISTORY_LINES } from '../../../netlify/request/actions.ts';
import { CLIENT, type DemandeRecord, newRecord } from '../../../netlify/request/record.ts';
import { SPANS } from '../../../netlify/store/keys.ts';
import { deadlineOf } from '../../../src/domain/deadline.ts';
import { isOpen } from '../../../src/domain/opening-hours.ts';
import { FULL } from '../../support/full.ts';
import { SIX_DAYS as hours } from '../../support/hours.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const store = { lifeMs: 3 * 365 * DAY };
const MAILBOX = 'atelier@clairvitre.example';
const settings = { channels: [{ name: MAILBOX }, { name: 'webhook' }], hours, store } as const;

const aRecord = (now: number): DemandeRecord => {
  const typed = {
    plaque: 'AB-000-CD',
    vitrage: 'Pare-brise',
    phone: '06 39 98 00 01',
    name: '',
    address: '',
  };
  const created = { at: now, who: CLIENT, act: 'created' } as const;
  const record = newRecord({ no: 'A'.repeat(12), secret: '', ...typed }, created);
  return { ...record, newsAt: 0, taken: { [MAILBOX]: 1, webhook: 1 } };
};

const MONDAY = Date.parse('2026-03-30T10:00:00+02:00');
const act = (record: DemandeRecord, what: Action, now: number, who = 'Léa') =>
  applyAction(record, what, { who, now, hours });

/** Notifications to the mailbox between two instants, if both channels accept every notification immediately. */
function sentOver(record: DemandeRecord, from: number, until: number): { at: number; kind: string }[] {
  let one = record;
  const sent: { at: number; kind: string }[] = [];
  for (let now = from; now <= until;) {
    const found = duties(one, settings, now);
    for (const { channel, kind, mark } of found.notify) {
      if (channel === MAILBOX) sent.push({ at: now, kind });
      const field = kind === 'news' ? 'taken' : 'reminded';
      one = { ...one, [field]: { ...one[field], [channel]: mark } };
    }
    if (found.close) break;
    // The schedule runs every five minutes while something is due.
    now = Math.max(now + 5 * 60_000, duties(one, settings, now).next);
  }
  return sent;
}

/** Minutes between tested requests. Both values are coprime to 60, so that requests fall on all minutes of the hour. */
const STEP = FULL ? 7 : 37;

describe('requests that nobody calls back', () => {
  // Covers two weeks with a holiday and the start of summer time.
  test('one or two reminders about an open request are sent, in opening hours and before its deadline', () => {
    const from = Date.parse('2026-03-27T00:00:00+01:00');
    for (let minute = 0; minute < 14 * 24 * 60; minute += STEP) {
      const sentAt = from + minute * 60_000;
      const deadline = deadlineOf(sentAt, hours);
      expect(isOpen(deadline - 1, hours), `deadline of ${new Date(sentAt).toISOString()}`).toBe(true);
      const sent = sentOver(aRecord(sentAt), sentAt, sentAt + 5 * DAY);
      expect([1, 2]).toContain(sent.length);
      expect(sent.at(-1)?.kind).toBe('lastCall');
      for (const { at } of sent) {
        expect(isOpen(at, hours), new Date(sentAt).toISOString()).toBe(true);
        expect(at).toBeGreaterThan(sentAt);
        expect(at).toBeLessThan(deadline);
      }
    }
  });

  test('a reminder delayed by missed runs of the schedule is sent when the company next opens', () => {
    const night = Date.parse('2026-04-01T23:00:00+02:00');
    const opening = Date.parse('2026-04-02T08:00:00+02:00');
    expect(duties(aRecord(MONDAY), settings, night)).toMatchObject({ notify: [], next: opening });
    expect(duties(aRecord(MONDAY), settings, night + 10 * HOUR).notify).toHaveLength(2);
  });
});

describe('actions by staff', () => {
  test('the action «unanswered» schedules a reminder two hours later, but only the first three times', () => {
    let record = aRecord(MONDAY);
    let now = MONDAY;
    const back: string[] = [];
    for (let call = 0; call < 5; call += 1) {
      record = act(record, { act: 'unanswered' }, now);
      const sent = sentOver(record, now, now + 2 * DAY).filter(({ kind }) => kind !== 'news');
      back.push(sent[0] ? `${(sent[0].at - now) / HOUR} h` : 'never');
      now += 2 * HOUR;
    }
    expect(back).toEqual(['2 h', '2 h', '2 h', 'never', 'never']);
    expect(record).toMatchObject({ attempts: 5, state: 'unanswered', firstCalledAt: MONDAY });
  });

  test('the action «callback» causes a reminder at noon of the chosen day', () => {
    const record = act(aRecord(MONDAY), { act: 'callback', date: '2026-04-03' }, MONDAY + HOUR);
    const sent = sentOver(record, MONDAY + HOUR, MONDAY + 10 * DAY).filter(({ kind }) => kind !== 'news');
    expect(sent.map(({ at }) => new Date(at).toISOString())).toEqual(['2026-04-03T10:00:00.000Z']);
  });

  test('the action «appointment» causes no reminder, and closes the request thirty days after the appointment', () => {
    const record = act(aRecord(MONDAY), { act: 'appointment', date: '2026-06-01', time: '09:00' }, MONDAY);
    expect(record.at).toBe(Date.parse('2026-06-01T09:00:00+02:00'));
    const sent = sentOver(record, MONDAY, record.at + 20 * DAY);
    expect(sent).toEqual([]);
    expect(duties(record, settings, record.at + CLOSE_AFTER_MS).close).toBe(true);
  });

  test('after the action «done», nothing is planned for a request until its record expires', () => {
    const done = act(aRecord(MONDAY), { act: 'done' }, MONDAY + HOUR);
    const sent = { ...done, taken: { [MAILBOX]: 2, webhook: 2 } };
    const next = MONDAY + HOUR + SPANS.life * 1000;
    expect(duties(sent, settings, MONDAY + 2 * HOUR)).toEqual({ notify: [], close: false, next });
  });

  test('the actions «done», «spam», «cancelled», «take» and «reopen» are idempotent', () => {
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

  test('the action «reopen» starts a new deadline', () => {
    const done = act(aRecord(MONDAY), { act: 'done' }, MONDAY);
    const again = act(done, { act: 'reopen' }, MONDAY + 2 * DAY);
    expect(again).toMatchObject({ state: 'open', since: MONDAY + 2 * DAY, attempts: 0 });
  });

  test('the history of a request, once full, keeps its first line and its latest lines', () => {
    let record = aRecord(MONDAY);
    for (let n = 0; n < 100; n += 1) record = act(record, { act: 'note', text: `${n}` }, MONDAY + n);
    expect(record.history).toHaveLength(HISTORY_LINES);
    expect([record.history[0]?.act, record.history.at(-1)?.text]).toEqual(['created', '99']);
  });
});

test('a failing channel is retried at growing intervals, and is given up after three days and five attempts', () => {
  let tries = failedAgain(undefined, MONDAY);
  let pause = tries.next - MONDAY;
  for (let n = 1; n < 4; n += 1) {
    const { next } = tries;
    tries = failedAgain(tries, next);
    expect(tries.next - next).toBeGreaterThan(pause);
    pause = tries.next - next;
  }
  expect(isGivenUp({ count: 1, since: MONDAY, next: 0 }, MONDAY + 9 * DAY)).toBe(false);
  expect(isGivenUp({ count: 9, since: MONDAY, next: 0 }, MONDAY + 2 * DAY)).toBe(false);
  expect(isGivenUp({ count: 5, since: MONDAY, next: 0 }, MONDAY + 3 * DAY)).toBe(true);
});
