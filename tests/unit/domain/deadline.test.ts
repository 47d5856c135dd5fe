import { expect, test } from 'vitest';
import { datesOf, dayWords, deadlineOf, remindersOf } from '../../../src/domain/deadline.ts';
import type { OpeningHours } from '../../../src/domain/opening-hours.ts';
import { EVERY_DAY as everyDay, SIX_DAYS } from '../../support/hours.ts';

const datesAfter = (sentAt: number, hours: OpeningHours) => datesOf(deadlineOf(sentAt, hours), hours);

/** Like `SIX_DAYS`, but with shorter hours on Wednesdays and Saturdays. */
const uneven: OpeningHours = {
  semaine: {
    ...SIX_DAYS.semaine,
    mercredi: { ouverture: '10:00', fermeture: '18:30' },
    samedi: { ouverture: '09:00', fermeture: '12:00' },
  },
  fermetures: SIX_DAYS.fermetures,
};

test.each([
  ['an afternoon', '2026-11-23T14:37:00+01:00', 'mardi 24 novembre à 14h', 'mercredi 25 novembre'],
  ['just after opening', '2026-11-23T08:05:00+01:00', 'lundi 23 novembre à 20h', 'mardi 24 novembre'],
  ['a late evening', '2026-11-23T22:10:00+01:00', 'mardi 24 novembre à 20h', 'mercredi 25 novembre'],
  ['a night', '2026-11-23T03:00:00+01:00', 'lundi 23 novembre à 20h', 'mardi 24 novembre'],
  ['the end of a month', '2026-12-31T10:00:00+01:00', 'vendredi 1er janvier à 10h', 'samedi 2 janvier'],
])('a phone call back is promised within a day, in opening hours: %s', (_, sent, call, visit) => {
  expect(datesAfter(Date.parse(sent), everyDay)).toMatchObject({ call, visit });
});

test.each(['long', 'short'] as const)(
  'dates with %s month names are the same as those of Intl, except «1er»',
  (month) => {
    const intl = new Intl.DateTimeFormat('fr-FR', {
      weekday: 'long',
      day: 'numeric',
      month,
      timeZone: 'Europe/Paris',
    });
    for (let day = 0; day < 400; day += 1) {
      const instant = Date.parse('2026-01-01T23:30:00Z') + day * 86_400_000;
      expect(dayWords(instant, month)).toBe(intl.format(instant).replace(' 1 ', ' 1er '));
    }
  },
);

test('the deadline of the phone call back can be written in a short form', () => {
  expect(datesAfter(Date.parse('2026-11-23T14:37:00+01:00'), everyDay).shortCall).toBe('mardi 24 nov. à 14h');
});

test.each([
  ['a Saturday before it closes', '2026-04-11T09:30:00+02:00', 'samedi 11 avril à 12h', 'lundi 13 avril'],
  ['a Saturday evening', '2026-04-11T18:00:00+02:00', 'lundi 13 avril à 20h', 'mardi 14 avril'],
  ['the eve of two closed days', '2026-04-04T13:00:00+02:00', 'mardi 7 avril à 20h', 'mercredi 8 avril'],
  ['a Tuesday evening', '2026-04-14T19:00:00+02:00', 'mercredi 15 avril à 18h30', 'jeudi 16 avril'],
])('the deadline of the phone call back skips closed days: %s', (_, sent, call, visit) => {
  expect(datesAfter(Date.parse(sent), uneven)).toMatchObject({ call, visit });
});

test('the first reminder is due four open hours after the request, and the last reminder three before the deadline', () => {
  const { first, lastCall } = remindersOf(Date.parse('2026-11-23T18:30:00+01:00'), everyDay);
  expect(new Date(first).toISOString()).toBe('2026-11-24T09:30:00.000Z');
  expect(new Date(lastCall).toISOString()).toBe('2026-11-24T14:00:00.000Z');
});
