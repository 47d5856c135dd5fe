import { isOpen, nextOpening } from '../../src/domain/opening-hours.ts';
import { dateAfter, instantOf, parisDate } from '../../src/domain/paris.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { fill } from '../../src/domain/sentence.ts';
import type { Message } from '../channels/channel.ts';
import type { Block, Line } from '../channels/mail-body.ts';
import { DESK_PATH, followUpPath } from '../request/links.ts';
import { placeOf } from '../request/reach.ts';
import { type DemandeRecord, isActive } from '../request/record.ts';
import { announcementTexts } from '../request/texts.ts';
import { deadline, duration, momentWords } from '../request/words.ts';
import type { Service } from '../service.ts';

const { etats, matin, sujets } = announcementTexts;

/** Requests that the summary names in each part; the desk has them all. */
const NAMED = 25;

/** Requests that wait longer than this come as a count, in ms. */
const RECENT_MS = 3 * 24 * 3_600_000;

/** The middle one of some numbers, the lower of two where they are even; undefined for none. */
const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

function lineOf(record: DemandeRecord, when: string, service: Service): Line {
  const { no, phone, vitrage, plaque, name, address, suspect, who } = record;
  // The part's title and its own label say the rest.
  const state = record.state === 'unanswered' ? etats.unanswered : '';
  const mark = suspect ? sujets.suspecte : '';
  const facts = [vitrage, plaque, phone, name, placeOf(address), state, who, mark, referenceOf(no)];
  return {
    label: when,
    value: facts.filter(Boolean).join(', '),
    href: service.origin + followUpPath(service, no),
  };
}

/** How the requests that wait for something stand when the firm opens. */
function morningOf(records: readonly DemandeRecord[], { hours }: Service, now: number) {
  const today = parisDate(now);
  const dayStart = instantOf(dateAfter(today, -1), '00:00');
  const dayEnd = instantOf(dateAfter(today, 1), '00:00');
  const byDeadline = (a: DemandeRecord, b: DemandeRecord): number => deadline(a, hours) - deadline(b, hours);
  const waiting = records.filter(({ state }) => state === 'open').toSorted(byDeadline);
  const isDue = ({ state, at }: DemandeRecord): boolean =>
    state === 'unanswered' || (state === 'callback' && at < dayEnd);
  const planned = records.filter(({ state }) => state === 'appointment').toSorted((a, b) => a.at - b.at);
  const called = records.filter(({ firstCalledAt }) => firstCalledAt >= dayStart);
  return {
    /** To be called, what is due first at the top: those that came lately. */
    toCall: waiting.filter(({ since }) => now - since <= RECENT_MS),
    older: waiting.filter(({ since }) => now - since > RECENT_MS),
    /** To be called again today. */
    callbacks: records.filter(isDue).toSorted((a, b) => a.at - b.at),
    appointments: planned.filter(({ at }) => at >= instantOf(today, '00:00') && at < dayEnd),
    /** Appointments that are over, of requests that nobody closed. */
    past: planned.filter(({ at }) => at < instantOf(today, '00:00')),
    /** How many came since the summary before. */
    recent: records.filter(({ createdAt }) => createdAt >= dayStart && createdAt < now).length,
    /** Median time from a request to its first call, of those called since then. */
    medianMs: median(called.map(({ createdAt, firstCalledAt }) => firstCalledAt - createdAt)),
    /** Requests that a channel was never told of. */
    failed: records.filter(({ failed }) => Object.keys(failed).length > 0).length,
  };
}

/**
 * The summary of a day at opening: what is due first, the appointments, how long the first call took. The same day gives
 * the same id.
 *
 * @throws StorageError
 */
export async function summaryMessage(service: Service): Promise<Message> {
  const { store, hours, origin } = service;
  const now = service.now();
  // Sent at night by a run that comes late, it is about the day that begins.
  const at = isOpen(now, hours) ? now : nextOpening(now, hours);
  const records = (await store.soon(now)).filter(isActive);
  const morning = morningOf(records, service, at);
  const { toCall, older, callbacks, appointments, past, recent, medianMs, failed } = morning;
  const desk = origin + DESK_PATH;
  const part = (
    title: string,
    found: readonly DemandeRecord[],
    when: (one: DemandeRecord) => string,
  ): Block[] => {
    if (found.length === 0) return [];
    const lines = found.slice(0, NAMED).map((one) => lineOf(one, when(one), service));
    const more = { label: '', value: fill(matin.autres, { nombre: found.length - NAMED }), href: desk };
    if (found.length > NAMED) lines.push(more);
    return [{ title: `${title} (${found.length})`, lines }];
  };
  const count = (label: string, value: number, href?: string): Line[] =>
    value > 0 ? [{ label, value: String(value), ...(href && { href }) }] : [];
  const until = (one: DemandeRecord): string => `avant ${momentWords(deadline(one, hours), at)}`;
  const time = (one: DemandeRecord): string => (one.at > 0 ? momentWords(one.at, at) : '');
  const open = toCall.length + older.length;
  const called = medianMs === undefined ? matin.sansDelai : fill(matin.delai, { duree: duration(medianMs) });
  return {
    id: `resume-${parisDate(at)}`,
    subject: fill(sujets.matin, { ouvertes: open, rendezVous: appointments.length, recues: recent }),
    blocks: [
      {
        notices: open === 0 ? [matin.aucune] : [],
        buttons: [{ label: matin.bureau, href: desk }],
        lines: [
          { label: matin.recues, value: String(recent) },
          { label: matin.appels, value: called },
          ...count(matin.anciennes, older.length, desk),
          ...count(matin.abandonnees, failed),
        ],
      },
      ...part(matin.ouvertes, toCall, until),
      ...part(matin.relances, callbacks, time),
      ...part(matin.rendezVous, appointments, time),
      ...part(matin.passes, past, time),
    ],
    event: {
      type: 'demandes.summary',
      at: now,
      data: {
        date: parisDate(at),
        toCall: toCall.map(({ no }) => no),
        toCallCount: open,
        olderCount: older.length,
        callbacks: callbacks.length,
        appointments: appointments.length,
        past: past.length,
        recent,
        medianMsToFirstCall: medianMs ?? null,
        failed,
      },
    },
  };
}
