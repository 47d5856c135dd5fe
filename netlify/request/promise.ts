import { afterOpenTime } from './firm-day.ts';

/** «Rappel sous 24 h» is what visitors are promised; what nobody has called is told again in time. */

const HOUR = 3_600_000;

/** A request that nobody has called is told again after this much of the firm's day, in ms … */
const REMINDER_OPEN_MS = 4 * HOUR;

/** … and once more after this time, day or night, in ms: four hours before the promise breaks. */
const DANGER_MS = 20 * HOUR;

/** First reminder, or the one that says that the promise is in danger. */
export type Stage = 'reminder' | 'danger';

/** When the first reminder of a request is due. @param createdAt ms since the epoch */
export const reminderDue = (createdAt: number): number => afterOpenTime(createdAt, REMINDER_OPEN_MS);

/** When the second one is due. */
export const dangerDue = (createdAt: number): number => createdAt + DANGER_MS;

/** Which of the two a request has come to. */
export const stageAt = (createdAt: number, now: number): Stage =>
  now >= dangerDue(createdAt) ? 'danger' : 'reminder';
