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
  ['in the afternoon', '2026-11-23T14:37:00+01:00', 'mardi 24 novembre à 14h', 'mercredi 25 novembre'],
  ['just after opening time', '2026-11-23T08:05:00+01:00', 'lundi 23 novembre à 20h', 'mardi 24 novembre'],
  ['late in the evening', '2026-11-23T22:10:00+01:00', 'mardi 24 novembre à 20h', 'mercredi 25 novembre'],
  ['at night', '2026-11-23T03:00:00+01:00', 'lundi 23 novembre à 20h', 'mardi 24 novembre'],
  ['at the end of a month', '2026-12-31T10:00:00+01:00', 'vendredi 1er janvier à 10h', 'samedi 2 janvier'],
])('for a request %s, a phone call is promised within a day, in opening hours', (_, sent, call, visit) => {
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

test('the deadline of the company’s phone call can be written with a short month name', () => {
  expect(datesAfter(Date.parse('2026-11-23T14:37:00+01:00'), everyDay).shortCall).toBe('mardi 24 nov. à 14h');
});

test.each([
  ['on a Saturday morning', '2026-04-11T09:30:00+02:00', 'samedi 11 avril à 12h', 'lundi 13 avril'],
  ['on a Saturday evening', '2026-04-11T18:00:00+02:00', 'lundi 13 avril à 20h', 'mardi 14 avril'],
  ['on the eve of two closed days', '2026-04-04T13:00:00+02:00', 'mardi 7 avril à 20h', 'mercredi 8 avril'],
  ['on a Tuesday evening', '2026-04-14T19:00:00+02:00', 'mercredi 15 avril à 18h30', 'jeudi 16 avril'],
])('a request sent %s gets a deadline in opening hours, never on a closed day', (_, sent, call, visit) => {
  expect(datesAfter(Date.parse(sent), uneven)).toMatchObject({ call, visit });
});

test('the first reminder is due four business hours after the request, and the last one three before the deadline', () => {
  const { first, lastCall } = remindersOf(Date.parse('2026-11-23T18:30:00+01:00'), everyDay);
  expect(new Date(first).toISOString()).toBe('2026-11-24T09:30:00.000Z');
  expect(new Date(lastCall).toISOString()).toBe('2026-11-24T14:00:00.000Z');
});
