import { afterOpenTime, nextOpening, type OpeningHours } from '../../src/domain/opening-hours.ts';
import { dateAfter, HOUR, instantOf } from '../../src/domain/paris.ts';
import {
  type ActionName,
  CLIENT,
  comparable,
  type DemandeRecord,
  DRAFT_FIELDS,
  type Draft,
  isActive,
} from './record.ts';

export type Action =
  | { act: 'take' | 'unanswered' | 'done' | 'spam' | 'reopen' | 'closed' | 'cancelled' }
  /** `date` is ISO, `time` is HH:MM, both in Paris. */
  | { act: 'callback'; date: string }
  | { act: 'appointment'; date: string; time: string }
  | { act: 'note'; text: string }
  | { act: 'changed'; fields: Partial<Draft> };

/** Maximum number of history lines of each side (visitor, company). The first line of the history is never dropped. */
export const HISTORY_LINES = 60;

/** Time in ms before an unanswered call is retried. Only opening hours count. */
const RETRY_OPEN_MS = 2 * HOUR;
const RETRIES = 3;

export type Around = { who: string; now: number; hours: OpeningHours };

const NEWS: readonly ActionName[] = ['changed', 'cancelled'];
const CALLS: readonly ActionName[] = ['unanswered', 'callback', 'appointment'];

function changesOf(
  record: DemandeRecord,
  action: Action,
  { who, now, hours }: Around,
): Partial<DemandeRecord> {
  const to = (state: DemandeRecord['state'], at = 0): Partial<DemandeRecord> => ({ state, at });
  const opened = { ...to('open'), since: now, attempts: 0 };
  switch (action.act) {
    case 'take':
      return { who };
    case 'unanswered': {
      const attempts = record.attempts + 1;
      const at = attempts <= RETRIES ? afterOpenTime(now, RETRY_OPEN_MS, hours) : 0;
      return { ...to('unanswered', at), attempts };
    }
    case 'callback':
      return to('callback', nextOpening(instantOf(dateAfter(action.date, -1), '23:59'), hours));
    case 'appointment':
      return to('appointment', instantOf(action.date, action.time));
    case 'done':
    case 'spam':
    case 'cancelled':
      return to(action.act);
    case 'closed':
      return to('done');
    case 'reopen':
      return opened;
    case 'note':
      return {};
    case 'changed':
      return {
        ...(record.state !== 'appointment' && opened),
        ...action.fields,
        ...comparable({ ...record, ...action.fields }),
      };
  }
}

function beforeOf(record: DemandeRecord, action: Action): Partial<Draft> {
  const fields = action.act === 'changed' ? { ...record, ...action.fields } : record;
  const changed = DRAFT_FIELDS.filter((field) => fields[field] !== record[field]);
  return Object.fromEntries(changed.map((field) => [field, record[field]]));
}

/** @returns `record` itself if nothing changes */
export function applyAction(record: DemandeRecord, action: Action, around: Around): DemandeRecord {
  const { who, now } = around;
  const before = beforeOf(record, action);
  const hasChanged = Object.keys(before).length > 0;
  const isRepeated =
    (action.act === 'changed' && !hasChanged) ||
    (action.act === 'take' && record.who === who) ||
    (action.act === 'reopen' && record.state === 'open') ||
    (record.state === action.act && !isActive(record));
  if (isRepeated) return record;
  const changes = changesOf(record, action, around);
  const rev = record.rev + 1;
  const isCall = CALLS.includes(action.act);
  const text = action.act === 'note' ? action.text : 'date' in action && String(changes.at);
  const line = { rev, at: now, who, act: action.act, ...(text && { text }), ...(hasChanged && { before }) };
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
    ...(NEWS.includes(action.act) && { news: rev, newsAt: now, toldAt: now }),
    history: [...record.history.filter((one) => one !== dropped), line],
  };
}
