import { type DemandeField, FIELD_LIMITS } from '../../src/domain/demande.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import type { Mailbox } from '../../src/lib/environment.ts';
import { keysOf } from '../../src/lib/keys-of.ts';
import { clean, fold, plain } from './fold.ts';
import type { Identity } from './identity.ts';

/** Trimmed values of the form's fields; '' for an empty field. */
export type Draft = Record<DemandeField, string>;
export type TextField = Exclude<DemandeField, 'vitrage'>;
export const DRAFT_FIELDS = keysOf(FIELD_LIMITS);
export type ChannelName = 'webhook' | Mailbox;

type PerChannel<T> = Partial<Record<ChannelName, T>>;

/** Closed states; `unreadable` is the state of a record whose JSON is damaged. */
export const OVER = { done: true, spam: true, cancelled: true, unreadable: true };

/** `open`: not called since created or reopened; `callback`: the driver was reached, and is to be called again. */
type State = 'open' | 'unanswered' | 'callback' | 'appointment' | keyof typeof OVER;

export type ActionName =
  | ('created' | 'completed' | 'changed' | 'again' | 'resent' | 'cancelled' | 'closed')
  | ('take' | 'unanswered' | 'callback' | 'appointment' | 'done' | 'spam' | 'reopen' | 'note');

export const CLIENT = 'client';

export interface HistoryLine {
  rev: number;
  /** Time in ms since the epoch, as everywhere in a record; 0 for never. */
  at: number;
  /** {@link CLIENT} for the visitor, the first name of a staff member, or '' for the schedule and unnamed staff. */
  who: string;
  act: ActionName;
  /** Text of a note, or the planned time (in ms) of an appointment or of the next phone call. */
  text?: string;
  before?: Partial<Draft>;
  differs?: Partial<Draft>;
}

export type Tries = { count: number; since: number; next: number };

export const draftOf = (valueOf: (field: DemandeField) => string): Draft =>
  Object.fromEntries(DRAFT_FIELDS.map((field) => [field, valueOf(field)])) as Draft;

export const comparable = ({ plaque, vitrage, phone, name }: Draft) => ({
  phoneKey: phoneKey(plain(phone)),
  car: `${fold(plaque).toUpperCase()}|${vitrage}`,
  foldedName: fold(name),
});

type Opening = Pick<HistoryLine, 'at' | 'who'> & { act: 'created' | 'completed' };

const fieldsOf = ({ at: now, who, act }: Opening) => ({
  /** Version for optimistic locking; incremented by each write. */
  version: 1,
  /** Revision of the content; incremented by each action. */
  rev: 1,
  createdAt: now,
  changedAt: now,
  completedAt: act === 'completed' ? now : 0,
  since: now,
  state: 'open' as State,
  at: 0,
  attempts: 0,
  firstCalledAt: 0,
  who: '',
  /** Public number of an earlier request with the same phone number, '' for none. */
  sameAs: '',
  suspect: false,
  notice: '',
  /** `news` is the revision to announce to staff. `newsAt` is the due time, or 0 once all channels have accepted it. */
  news: 1,
  newsAt: now,
  toldAt: now,
  /** History of bounded length, oldest line first, never empty. */
  history: [{ rev: 1, at: now, who, act }] as HistoryLine[],
  taken: {} as PerChannel<number>,
  reminded: {} as PerChannel<number>,
  tries: {} as PerChannel<Tries>,
  failed: {} as PerChannel<number>,
});

/** Records are stored as JSON. No value may be null, because Lua scripts would not read null as nil. */
export type DemandeRecord = Identity & Draft & ReturnType<typeof comparable> & ReturnType<typeof fieldsOf>;

export type Records = readonly DemandeRecord[];

type Sent = Identity & Draft & { suspect?: boolean; notice?: string };

export const newRecord = (sent: Sent, opening: Opening): DemandeRecord => ({
  ...fieldsOf(opening),
  ...sent,
  ...comparable(sent),
});

/** Replaces a damaged record by its recoverable values, so that staff can see and erase it. */
export function unreadable(no: string, text: string): DemandeRecord {
  const found = (field: DemandeField) => clean(RegExp(`"${field}":"([^"\\\\]*)"`).exec(text)?.[1] ?? '');
  const record = newRecord({ no, secret: '', ...draftOf(found) }, { at: 0, who: '', act: 'created' });
  return { ...record, state: 'unreadable', news: 0 };
}

export const demandeIdOf = ({ no, secret }: Pick<DemandeRecord, 'no' | 'secret'>): string => no + secret;

export const isActive = ({ state }: Pick<DemandeRecord, 'state'>): boolean => !(state in OVER);

/** Whether a request may be spam and no staff member has taken it. */
export const isMarked = ({ state, suspect, who }: DemandeRecord): boolean =>
  state === 'open' && suspect && who === '';

export const isToCall = ({ state, at }: DemandeRecord, now: number): boolean =>
  state === 'open' || ((state === 'unanswered' || state === 'callback') && at > 0 && at <= now);

export const linesSince = ({ history }: DemandeRecord, rev: number): HistoryLine[] =>
  history.filter((line) => line.rev > rev);

export const missingOf = (record: DemandeRecord) =>
  (['name', 'address'] as const).filter((field) => record[field] === '');
