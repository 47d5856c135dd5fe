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

/** Finds requests by plate, number, name or reference, in a command for each thousand requests. */
export async function search({ store }: Service, query: string): Promise<DemandeRecord[]> {
  const number = phoneKey(query);
  const folded = fold(query);
  const words = [number.startsWith('+') ? number : '', folded, folded.toUpperCase()];
  const isFound = ({ phoneKey: key, plaque, name, phone, no }: DemandeRecord): boolean =>
    key === number || [plaque, name, phone, no].some((text) => fold(text).includes(folded));
  const found = await store.find(
    words.filter(({ length }) => length > 1),
    MOST_FOUND * 10,
  );
  return found
    .filter(isFound)
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

/** A list of the desk, in two to four commands, and one for each thousand more that are active. @param page of «Toutes» */
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
  const part = (title: string, records: DemandeRecord[]): Part => {
    return { title, records: records.toSorted((a, b) => b.changedAt - a.changedAt) };
  };
  if (page > 0) return listed([part('Closes', older)], next);
  // Requests with a pending notification are due soon, too.
  const closed = [...soon.filter((one) => !isActive(one)), ...older];
  return listed([part('En cours', active), part('Closes', closed)], next);
}
