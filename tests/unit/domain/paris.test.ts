import { expect, test } from 'vitest';
import { instantOf, shown } from '../../../src/domain/paris.ts';

test.each([
  ['2026-11-23', '09:00', '2026-11-23T09:00:00+01:00'],
  ['2026-07-14', '09:00', '2026-07-14T09:00:00+02:00'],
  ['2026-03-29', '01:59', '2026-03-29T01:59:00+01:00'],
  ['2026-03-29', '02:00', '2026-03-29T03:00:00+02:00'],
  ['2026-03-29', '02:30', '2026-03-29T03:30:00+02:00'],
  ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25', '01:30', '2026-10-25T01:30:00+02:00'],
  ['2026-10-25', '02:30', '2026-10-25T02:30:00+01:00'],
])('Paris time %s %s is the instant %s', (date, time, instant) => {
  expect(new Date(instantOf(date, time))).toEqual(new Date(instant));
});

test('the computed Paris time equals that of Intl over twenty years', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  });
  const hour = 3_600_000;
  const from = Date.parse('2020-01-01T00:00:00Z');
  for (let instant = from; instant < from + 20 * 365 * 24 * hour; instant += 5 * hour + 1000)
    expect(new Date(shown(instant)).toISOString().slice(0, 19).replace('T', ' ')).toBe(clock.format(instant));
});
