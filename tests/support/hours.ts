import type { OpeningHours } from '../../src/domain/opening-hours.ts';

const day = { ouverture: '08:00', fermeture: '20:00' };
const week = { lundi: day, mardi: day, mercredi: day, jeudi: day, vendredi: day, samedi: day };

export const EVERY_DAY: OpeningHours = { semaine: { ...week, dimanche: day } };

/** Hours of a company closed on Sundays and on Easter Monday 2026. */
export const SIX_DAYS = {
  semaine: week,
  fermetures: [{ du: '2026-04-06', au: '2026-04-06' }],
} satisfies OpeningHours;
