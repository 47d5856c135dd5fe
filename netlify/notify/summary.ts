import wording from '../../content/textes/annonce.json' with { type: 'json' };
import { fill } from '../../src/domain/sentence.ts';
import { dayBefore, parisDate } from '../request/firm-day.ts';
import { duration, frenchTime } from '../request/record-text.ts';
import type { DemandeRecord } from '../request/record.ts';
import { medianToFirstCall } from '../request/statistics.ts';
import { overview } from '../store/overview.ts';
import type { Settings } from '../store/settings.ts';
import { type Line, toBodies } from './body.ts';
import type { Message } from './channel.ts';
import { followUpLink } from './link.ts';
import { placeOf } from './place.ts';

const { etats, matin, sujets } = wording;

/** Open requests that the summary names; the list has them all. */
const NAMED = 50;

/** One open request as a line that leads to its page. */
function lineOf(record: DemandeRecord, now: number): Line {
  const { reference, phone, vitrage, plaque, name, address, followUp, suspect } = record;
  return {
    label: `${reference}, ${frenchTime(record.createdAt)}`,
    value: [etats[followUp], phone, vitrage, plaque, name, placeOf(address), suspect ? sujets.suspecte : '']
      .filter(Boolean)
      .join(', '),
    href: followUpLink(record.demandeId, now),
  };
}

/**
 * The summary of a morning: what waits for a call, oldest first, what came yesterday, how long the first call took, and
 * what could not be announced. The same day gives the same id.
 *
 * @param now ms since the epoch
 * @throws StorageError
 */
export async function summaryMessage(settings: Settings, now: number): Promise<Message> {
  const { start, end } = dayBefore(now);
  const { open, records, waiting, failed } = await overview(settings, start);
  const of = (at: string | null): number => (at ? Date.parse(at) : 0);
  const yesterday = records.filter(({ createdAt }) => of(createdAt) >= start && of(createdAt) < end).length;
  const median = medianToFirstCall(records.filter(({ firstCalledAt }) => of(firstCalledAt) >= start));
  const named = open.slice(0, NAMED).map((record) => lineOf(record, now));
  const more = open.length - named.length;
  const counts: Line[] = [
    { label: matin.hier, value: String(yesterday) },
    { label: matin.delai, value: median === undefined ? matin.sansDelai : duration(median) },
    ...(waiting > 0 ? [{ label: matin.attente, value: String(waiting) }] : []),
    ...(failed > 0 ? [{ label: matin.abandonnees, value: String(failed) }] : []),
  ];
  return {
    id: `resume-${parisDate(now)}`,
    subject: fill(sujets.matin, { ouvertes: open.length, hier: yesterday }),
    ...toBodies([
      { notices: open.length === 0 ? [matin.aucune] : [], lines: counts },
      ...(open.length === 0 ? [] : [{ title: matin.ouvertes, notices: [], lines: named }]),
      ...(more > 0 ? [{ notices: [fill(matin.autres, { nombre: more })], lines: [] }] : []),
    ]),
    event: {
      type: 'demandes.summary',
      timestamp: new Date(now).toISOString(),
      data: {
        date: parisDate(now),
        open: open.slice(0, NAMED),
        openCount: open.length,
        yesterday,
        medianMsToFirstCall: median ?? null,
        waiting,
        failed,
      },
    },
  };
}
