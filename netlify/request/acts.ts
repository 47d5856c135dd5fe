import { afterOpenTime, nextOpening, type OpeningHours } from '../../src/domain/opening-hours.ts';
import { dateAfter, instantOf } from '../../src/domain/paris.ts';
import {
  type ActName,
  CLIENT,
  comparable,
  type DemandeRecord,
  DRAFT_FIELDS,
  type Draft,
  isActive,
} from './record.ts';

export type Act =
  | { act: 'take' | 'unanswered' | 'done' | 'spam' | 'reopen' | 'closed' | 'cancelled' }
  /** `date` is ISO, `time` is HH:MM, both in Paris. */
  | { act: 'callback'; date: string }
  | { act: 'appointment'; date: string; time: string }
  | { act: 'note'; text: string }
  | { act: 'changed'; fields: Partial<Draft> };

/** History limit per side (visitor, company), besides the first line. */
export const HISTORY_LINES = 60;

/** Open time after which an unanswered call is retried, in ms. */
const RETRY_OPEN_MS = 2 * 3_600_000;
const RETRIES = 3;

export type Around = { who: string; now: number; hours: OpeningHours };

const NEWS: readonly ActName[] = ['changed', 'cancelled'];
const CALLS: readonly ActName[] = ['unanswered', 'callback', 'appointment'];

function changesOf(record: DemandeRecord, act: Act, { who, now, hours }: Around): Partial<DemandeRecord> {
  const to = (state: DemandeRecord['state'], at = 0): Partial<DemandeRecord> => ({ state, at });
  const opened = { ...to('open'), since: now, attempts: 0 };
  switch (act.act) {
    case 'take':
      return { who };
    case 'unanswered': {
      const attempts = record.attempts + 1;
      const at = attempts <= RETRIES ? afterOpenTime(now, RETRY_OPEN_MS, hours) : 0;
      return { ...to('unanswered', at), attempts };
    }
    case 'callback':
      return to('callback', nextOpening(instantOf(dateAfter(act.date, -1), '23:59'), hours));
    case 'appointment':
      return to('appointment', instantOf(act.date, act.time));
    case 'done':
    case 'spam':
    case 'cancelled':
      return to(act.act);
    case 'closed':
      return to('done');
    case 'reopen':
      return opened;
    case 'note':
      return {};
    case 'changed':
      return {
        ...(record.state !== 'appointment' && opened),
        ...act.fields,
        ...comparable({ ...record, ...act.fields }),
      };
  }
}

function beforeOf(record: DemandeRecord, act: Act): Partial<Draft> {
  const fields = act.act === 'changed' ? { ...record, ...act.fields } : record;
  const changed = DRAFT_FIELDS.filter((field) => fields[field] !== record[field]);
  return Object.fromEntries(changed.map((field) => [field, record[field]]));
}

/** @returns the same record if nothing changes */
export function applyAct(record: DemandeRecord, act: Act, around: Around): DemandeRecord {
  const { who, now } = around;
  const before = beforeOf(record, act);
  const hasChanged = Object.keys(before).length > 0;
  const isRepeated =
    (act.act === 'changed' && !hasChanged) ||
    (act.act === 'take' && record.who === who) ||
    (act.act === 'reopen' && record.state === 'open') ||
    (record.state === act.act && !isActive(record));
  if (isRepeated) return record;
  const changes = changesOf(record, act, around);
  const rev = record.rev + 1;
  const isCall = CALLS.includes(act.act);
  const text = act.act === 'note' ? act.text : 'date' in act && String(changes.at);
  const line = { rev, at: now, who, act: act.act, ...(text && { text }), ...(hasChanged && { before }) };
  const isClients = (one: { who: string }): boolean => one.who === CLIENT;
  const alike = record.history.slice(1).filter((one) => isClients(one) === isClients(line));
  const dropped = alike.length >= HISTORY_LINES - 1 && alike[0];
  return {
    ...record,
    ...changes,
    rev,
    version: record.version + 1,
    changedAt: now,
    firstCalledAt: record.firstCalledAt || (isCall ? now : 0),
    ...(isCall && record.who === '' && { who }),
    ...(NEWS.includes(act.act) && { news: rev, newsAt: now, toldAt: now }),
    history: [...record.history.filter((one) => one !== dropped), line],
  };
}
