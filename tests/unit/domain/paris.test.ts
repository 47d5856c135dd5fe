import { expect, test, vi } from 'vitest';
import { instantOf, parisWords } from '../../../src/domain/paris.ts';

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

test('date formatters are cached per set of options', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let n = 0; n < 10; n += 1) {
    expect(parisWords(n, { dateStyle: 'full' })).toBe('jeudi 1 janvier 1970');
    expect(parisWords(n, { dateStyle: 'full', timeStyle: 'short' })).toBe('jeudi 1 janvier 1970 à 01:00');
  }
  expect(made.mock.calls.length).toBeLessThanOrEqual(2);
  made.mockRestore();
});
