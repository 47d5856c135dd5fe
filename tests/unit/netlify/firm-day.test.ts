import { expect, it } from 'vitest';
import { afterOpenTime, dayBefore, nextMorning, parisDate } from '../../../netlify/request/firm-day.ts';
import { dangerDue, reminderDue, stageAt } from '../../../netlify/request/promise.ts';

const HOUR = 3_600_000;
const after = (from: string, hours: number): string =>
  new Date(afterOpenTime(Date.parse(from), hours * HOUR)).toISOString();

it.each([
  ['in the middle of a day', '2026-11-23T10:00:00+01:00', '2026-11-23T14:00:00+01:00'],
  ['in the evening, over the night', '2026-11-23T18:30:00+01:00', '2026-11-24T10:30:00+01:00'],
  ['at night', '2026-11-23T23:10:00+01:00', '2026-11-24T12:00:00+01:00'],
  ['before opening', '2026-11-23T06:00:00+01:00', '2026-11-23T12:00:00+01:00'],
  [
    'on a Friday evening, as the firm opens each day',
    '2026-11-27T19:00:00+01:00',
    '2026-11-28T11:00:00+01:00',
  ],
  ['over the change to summer time', '2026-03-28T19:00:00+01:00', '2026-03-29T11:00:00+02:00'],
  ['over the change to winter time', '2026-10-24T19:00:00+02:00', '2026-10-25T11:00:00+01:00'],
  ['over the end of a year', '2026-12-31T19:00:00+01:00', '2027-01-01T11:00:00+01:00'],
])('counts four hours of the firm’s day from a request %s', (_, from, due) => {
  expect(after(from, 4)).toBe(new Date(due).toISOString());
  expect(reminderDue(Date.parse(from))).toBe(Date.parse(due));
});

it('finds one morning a day through a whole year, at 8 in Paris', () => {
  const mornings = [nextMorning(Date.parse('2026-01-01T00:00:00+01:00'))];
  while (mornings.length < 365) mornings.push(nextMorning(mornings.at(-1) ?? 0));
  expect(new Set(mornings.map(parisDate)).size).toBe(365);
  const hours = new Set(
    mornings.map((morning) =>
      new Date(morning).toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' }),
    ),
  );
  expect([...hours]).toEqual(['08:00']);
});

it('knows yesterday in Paris, also when it had 23 hours', () => {
  const { start, end } = dayBefore(Date.parse('2026-03-30T08:00:00+02:00'));
  expect([new Date(start).toISOString(), (end - start) / HOUR]).toEqual(['2026-03-28T23:00:00.000Z', 23]);
});

it('says that the promise is in danger twenty hours after a request, never before its first reminder', () => {
  for (let hour = 0; hour < 24 * 7; hour += 1) {
    const createdAt = Date.parse('2026-03-26T00:00:00+01:00') + hour * HOUR;
    expect(reminderDue(createdAt)).toBeLessThan(dangerDue(createdAt));
    expect(stageAt(createdAt, reminderDue(createdAt))).toBe('reminder');
    expect(stageAt(createdAt, dangerDue(createdAt))).toBe('danger');
  }
});
