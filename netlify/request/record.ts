import { type DemandeField, FIELD_LIMITS } from '../../src/domain/demande.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import type { Mailbox } from '../../src/lib/environment.ts';
import { keysOf } from '../../src/lib/keys-of.ts';
import { clean, fold, plain } from './fold.ts';
import type { Identity } from './identity.ts';

/** The fields of a visitor, trimmed; '' where nothing was given. */
export type Draft = Record<DemandeField, string>;

export const DRAFT_FIELDS = keysOf(FIELD_LIMITS);

/** A channel: each mailbox of the firm is one of its own, known by its address. */
export type ChannelName = 'webhook' | Mailbox;

type PerChannel<T> = Partial<Record<ChannelName, T>>;

/**
 * Where a request stands: `open` waits for its first call, `callback` was spoken to, `spam` is no customer; `unreadable`
 * stands for one whose text is damaged.
 */
type State =
  | 'open'
  | 'unanswered'
  | 'callback'
  | 'appointment'
  | 'done'
  | 'spam'
  | 'cancelled'
  | 'unreadable';

/** An act of the visitor, of the driver on her page, of the firm or of the schedule. */
export type ActName =
  | ('created' | 'completed' | 'changed' | 'again' | 'resent' | 'cancelled' | 'closed')
  | ('take' | 'unanswered' | 'callback' | 'appointment' | 'done' | 'spam' | 'reopen' | 'note');

/** Who did it, when it is nobody of the firm. */
export const CLIENT = 'client';

export interface HistoryLine {
  rev: number;
  /** Milliseconds since the epoch, as everywhere in a record; 0 stands for never. */
  at: number;
  /** {@link CLIENT}, the name of somebody of the firm, or '' for nobody in particular. */
  who: string;
  act: ActName;
  /** A note, or the words of a date. */
  text?: string;
  before?: Partial<Draft>;
  /** Values of a second sending that differ from the stored ones. */
  differs?: Partial<Draft>;
}

export type Tries = { count: number; since: number; next: number };

/** A request as it is stored, in one text of JSON that the Lua scripts read and write too: nothing in it is null. */
export interface DemandeRecord extends Draft {
  /** Public number: the first part of the demandeId, in keys, links and messages. It gives no right. */
  no: string;
  /** Second part of the demandeId: whoever holds it may change the request. */
  secret: string;
  /** Counts every write, so that two writers notice one another. */
  version: number;
  /** Counts what is worth telling: what a visitor sent, what the firm did. */
  rev: number;
  /** Number, plate with glass, and name in the forms in which they are compared and searched. */
  phoneKey: string;
  car: string;
  foldedName: string;
  createdAt: number;
  changedAt: number;
  completedAt: number;
  /** Since when it waits for a call: the deadline counts from here. */
  since: number;
  state: State;
  /** When it comes up again: the next try of a call, or the appointment. */
  at: number;
  /** Calls without an answer since it was opened. */
  attempts: number;
  firstCalledAt: number;
  /** Who of the firm sees to it. */
  who: string;
  /** Public number of the oldest open request of the same number, when there was one; its visitor was given no id. */
  sameAs: string;
  suspect: boolean;
  /** Version of the sentence at the phone field that was read. */
  notice: string;
  /** Latest revision to announce, and the earliest time to; `newsAt` is 0 once every channel took it. */
  news: number;
  newsAt: number;
  /** When something was last announced, which «again» waits for. */
  toldAt: number;
  /** At least one line, the oldest first; bounded. */
  history: HistoryLine[];
  /** Revision that a channel last took. */
  taken: PerChannel<number>;
  /** Time of the reminder that a channel last took. */
  reminded: PerChannel<number>;
  /** Failed tries of a channel since it last took something. */
  tries: PerChannel<Tries>;
  /** When a channel was given up on for what is told now. */
  failed: PerChannel<number>;
}

export const comparable = ({ plaque, vitrage, phone, name }: Draft) => ({
  phoneKey: phoneKey(plain(phone)),
  car: `${fold(plaque).toUpperCase()}|${vitrage}`,
  foldedName: fold(name),
});

/** A request as it is stored first, with the first line of its history. */
export function newRecord(
  sent: Identity & Draft & { suspect?: boolean; notice?: string },
  { at: now, who, act }: Pick<HistoryLine, 'at' | 'who'> & { act: 'created' | 'completed' },
): DemandeRecord {
  return {
    suspect: false,
    notice: '',
    ...sent,
    ...comparable(sent),
    version: 1,
    rev: 1,
    createdAt: now,
    changedAt: now,
    completedAt: act === 'completed' ? now : 0,
    since: now,
    state: 'open',
    at: 0,
    attempts: 0,
    firstCalledAt: 0,
    who: '',
    sameAs: '',
    news: 1,
    newsAt: now,
    toldAt: now,
    history: [{ rev: 1, at: now, who, act }],
    taken: {},
    reminded: {},
    tries: {},
    failed: {},
  };
}

/** Stands for a request whose text can't be read: what can be made out of it, so that it is seen and erased. */
export function unreadable(no: string, text: string): DemandeRecord {
  const found = (field: DemandeField) => clean(RegExp(`"${field}":"([^"\\\\]*)"`).exec(text)?.[1] ?? '');
  const draft = Object.fromEntries(DRAFT_FIELDS.map((field) => [field, found(field)])) as Draft;
  const record = newRecord({ no, secret: '', ...draft }, { at: 0, who: '', act: 'created' });
  return { ...record, state: 'unreadable', news: 0 };
}

export const demandeIdOf = ({ no, secret }: Pick<DemandeRecord, 'no' | 'secret'>): string => no + secret;

/** States of a request that waits for nothing. */
export const OVER: Partial<Record<State, true>> = {
  done: true,
  spam: true,
  cancelled: true,
  unreadable: true,
};

/** Whether a request waits for something; its number is then known to have one. */
export const isActive = ({ state }: Pick<DemandeRecord, 'state'>): boolean => !OVER[state];

export const isToCall = ({ state, at }: DemandeRecord, now: number): boolean =>
  state === 'open' || ((state === 'unanswered' || state === 'callback') && at > 0 && at <= now);

/** Lines that a channel has not been told of. */
export const linesSince = ({ history }: DemandeRecord, rev: number): HistoryLine[] =>
  history.filter((line) => line.rev > rev);

/** What is to be asked on the telephone. */
export const missingOf = (record: DemandeRecord) =>
  (['name', 'address'] as const).filter((field) => record[field] === '');
