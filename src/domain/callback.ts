/** The promise of every page: called back within a day, during the firm's hours. */
const DAY_MS = 24 * 60 * 60 * 1000;
const OPENS = 8;
const CLOSES = 20;

const wordsOf = (time: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options }).format(time);

const dayOf = (time: number): string =>
  wordsOf(time, { weekday: 'long', day: 'numeric', month: 'long' }).replace(' 1 ', ' 1er ');

/**
 * Until when a visitor is called, and seen to, in words: within 24 hours of sending, rounded down to the hour, and by
 * the evening before where these end at night.
 *
 * @param sentAt when the request was sent, in milliseconds since 1970
 * @returns `call`, as in «mardi 24 novembre à 14h», and `visit`, the day after it
 */
export function datesAfter(sentAt: number): { call: string; visit: string } {
  const end = sentAt + DAY_MS;
  const hour = Number.parseInt(wordsOf(end, { hour: '2-digit', hourCycle: 'h23' }), 10);
  const last = hour < OPENS ? end - OPENS * 60 * 60 * 1000 : end;
  const by = hour < OPENS || hour > CLOSES ? CLOSES : hour;
  return { call: `${dayOf(last)} à ${by}h`, visit: dayOf(last + DAY_MS) };
}
