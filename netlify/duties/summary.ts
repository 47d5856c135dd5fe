import { isOpen, nextOpening } from '../../src/domain/opening-hours.ts';
import { DAY, dateAfter, instantOf, parisDate } from '../../src/domain/paris.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { fill } from '../../src/domain/sentence.ts';
import type { Message } from '../channels/channel.ts';
import type { Block, Line } from '../channels/mail-body.ts';
import { DESK_PATH, followUpPath } from '../request/links.ts';
import { type DemandeRecord, isActive, isMarked, type Records } from '../request/record.ts';
import { announcementTexts } from '../request/texts.ts';
import { deadline, duration, inOrder, momentWords, newsWords } from '../request/words.ts';
import type { Service } from '../service.ts';

const { etats, matin, sujets } = announcementTexts;

const NAMED = 25;

const RECENT_MS = 3 * DAY;

function lineOf(record: DemandeRecord, label: string, service: Service): Line {
  const { no, phone, vitrage, plaque, name, address, suspect, who } = record;
  const state = record.state === 'unanswered' && etats.unanswered;
  const mark = suspect && sujets.suspecte;
  const nouvelles = record.state === 'appointment' && newsWords(record);
  const news = nouvelles && fill(matin.depuis, { nouvelles });
  const facts = [vitrage, plaque, phone, name, address, state, who, mark, referenceOf(no), news];
  const href = service.origin + followUpPath(service, no);
  return { label, value: facts.filter(Boolean).join(', '), href };
}

export async function summaryMessage(service: Service): Promise<Message> {
  const { store, hours, origin } = service;
  const now = service.now();
  const at = isOpen(now, hours) ? now : nextOpening(now, hours);
  const date = parisDate(at);
  const startOf = (days: number): number => instantOf(dateAfter(date, days), '00:00');
  const soon = await store.soon(now);
  const records = soon.filter(isActive).toSorted((a, b) => a.at - b.at);
  // `soon` also returns closed requests with a pending notification.
  const closed = [...soon.filter((one) => !isActive(one)), ...(await store.closedSince(startOf(-1)))];
  const real = [...records, ...closed].filter((one) => one.state !== 'spam' && !isMarked(one));
  const uncalled = records.filter(({ state }) => state === 'open');
  const waiting = inOrder(uncalled, hours);
  const toCall = waiting.filter(({ since }) => at - since <= RECENT_MS);
  const callbacks = records.filter(
    (one) => one.state === 'unanswered' || (one.state === 'callback' && one.at < startOf(1)),
  );
  const planned = records.filter(({ state }) => state === 'appointment');
  const appointments = planned.filter((one) => one.at >= startOf(0) && one.at < startOf(1));
  const past = planned.filter((one) => one.at < startOf(0));
  const calls = real
    .filter(({ firstCalledAt }) => firstCalledAt >= startOf(-1))
    .map(({ createdAt, firstCalledAt }) => firstCalledAt - createdAt);
  const medianMs = calls.toSorted((a, b) => a - b)[Math.floor((calls.length - 1) / 2)];
  const delay = medianMs === undefined ? matin.sansDelai : fill(matin.delai, { duree: duration(medianMs) });
  const counts = {
    open: waiting.length,
    older: waiting.length - toCall.length,
    callbacks: callbacks.length,
    appointments: appointments.length,
    past: past.length,
    recent: real.filter(({ createdAt }) => createdAt >= startOf(-1) && createdAt < at).length,
    failed: records.filter(({ failed }) => Object.keys(failed).length > 0).length,
  };
  const desk = origin + DESK_PATH;
  const until = (one: DemandeRecord): string => `avant ${momentWords(deadline(one, hours), at)}`;
  const time = (one: DemandeRecord): string => (one.at > 0 ? momentWords(one.at, at) : '');
  const part = (title: string, found: Records, when = time): Block[] => {
    if (found.length === 0) return [];
    const lines = found.slice(0, NAMED).map((one) => lineOf(one, when(one), service));
    const more = { label: '', value: fill(matin.autres, { nombre: found.length - NAMED }), href: desk };
    if (found.length > NAMED) lines.push(more);
    return [{ title: `${title} (${found.length})`, lines }];
  };
  const { open, older, recent, failed } = counts;
  const data = { date, ...counts, medianMsToFirstCall: medianMs ?? null };
  return {
    id: `resume-${date}`,
    subject: fill(sujets.matin, { ouvertes: open, rendezVous: appointments.length, recues: recent }),
    blocks: [
      {
        notices: open === 0 ? [matin.aucune] : [],
        buttons: [{ label: matin.bureau, href: desk }],
        lines: [
          { label: matin.recues, value: String(recent) },
          { label: matin.appels, value: delay },
          ...(older > 0 ? [{ label: matin.anciennes, value: String(older), href: desk }] : []),
          ...(failed > 0 ? [{ label: matin.abandonnees, value: String(failed) }] : []),
        ],
      },
      ...part(matin.ouvertes, toCall, until),
      ...part(matin.relances, callbacks),
      ...part(matin.rendezVous, appointments),
      ...part(matin.passes, past),
    ],
    event: { type: 'demandes.summary', at: now, data },
  };
}
