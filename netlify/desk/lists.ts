import { dayWords } from '../../src/domain/deadline.ts';
import { parisDate } from '../../src/domain/paris.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import { fold } from '../request/fold.ts';
import { type DemandeRecord, isActive, isToCall } from '../request/record.ts';
import { deadline } from '../request/words.ts';
import type { Service } from '../service.ts';

/** The desk's lists, in the order of their tabs. */
export const VIEWS = {
  rappeler: 'À rappeler',
  relancer: 'À relancer',
  'rendez-vous': 'Rendez-vous',
  toutes: 'Toutes',
};

export type View = keyof typeof VIEWS;

export const isView = (name: string): name is View => Object.hasOwn(VIEWS, name);

/** Requests of a page of «Toutes» that are done with. */
const PAGE = 50;

/** Requests that a search shows: the last changed of up to ten times as many that it reads. */
export const MOST_FOUND = 100;

export interface Part {
  title: string;
  records: DemandeRecord[];
}

export interface Listed {
  parts: Part[];
  counts: Partial<Record<View, number>>;
  /** Number of the next page, where there may be one. */
  next?: number | undefined;
}

/** Words that the text of a request is searched for. */
function needles(query: string): string[] {
  const digits = phoneKey(query);
  const isPhone = digits.startsWith('+');
  const folded = fold(query);
  return [isPhone ? digits : '', folded, folded.toUpperCase()].filter((word) => word.length > 1);
}

const matches = (record: DemandeRecord, query: string): boolean => {
  const folded = fold(query);
  const isIn = (text: string): boolean => fold(text).includes(folded);
  return (
    record.phoneKey === phoneKey(query) || [record.plaque, record.name, record.phone, record.no].some(isIn)
  );
};

/** Finds requests by plate, number, name or reference, in a command for each thousand requests. */
export async function search({ store }: Service, query: string): Promise<DemandeRecord[]> {
  const words = needles(query);
  if (words.length === 0) return [];
  const found = await store.find(words, MOST_FOUND * 10);
  return found
    .filter((record) => matches(record, query))
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .slice(0, MOST_FOUND);
}

/** Appointments by day, today's and those that are over first. */
function byDay(records: DemandeRecord[], now: number): Part[] {
  const sorted = records.toSorted((a, b) => a.at - b.at);
  return [...Map.groupBy(sorted, ({ at }) => parisDate(at))].map(([date, day]) => {
    const words = dayWords(day[0]?.at ?? 0);
    return { title: date === parisDate(now) ? `Aujourd’hui, ${words}` : words, records: day };
  });
}

/**
 * A list of the desk, in two to four commands, and one for each thousand more that are active.
 *
 * @param page from 0 on, for «Toutes»
 */
export async function listOf(service: Service, view: View, page: number): Promise<Listed> {
  const { store, hours } = service;
  const now = service.now();
  const soon = await store.soon(now);
  const active = soon.filter(isActive);
  const toCall = active
    .filter((one) => isToCall(one, now))
    .toSorted((a, b) => deadline(a, hours) - deadline(b, hours));
  const again = active
    .filter((one) => !isToCall(one, now) && one.state !== 'appointment')
    .toSorted((a, b) => (a.at || Infinity) - (b.at || Infinity));
  const appointments = active.filter(({ state }) => state === 'appointment');
  const counts = { rappeler: toCall.length, relancer: again.length, 'rendez-vous': appointments.length };
  const listed = (parts: Part[], next?: number): Listed => ({ parts, counts, next });
  if (view === 'rappeler') return listed([{ title: '', records: toCall }]);
  if (view === 'relancer') return listed([{ title: '', records: again }]);
  if (view === 'rendez-vous') return listed(byDay(appointments, now));
  const older = await store.closed(now, page * PAGE, PAGE);
  const next = older.length === PAGE ? page + 1 : undefined;
  if (page > 0) return listed([{ title: 'Closes', records: older }], next);
  const newest = (records: DemandeRecord[]) => records.toSorted((a, b) => b.changedAt - a.changedAt);
  // Requests with a pending notification are due soon, too.
  const closed = [...soon.filter((one) => !isActive(one)), ...older];
  return listed(
    [
      { title: 'En cours', records: newest(active) },
      { title: 'Closes', records: newest(closed) },
    ],
    next,
  );
}
