import type { DemandeField } from '../../src/domain/demande.ts';
import { referenceOf } from '../../src/domain/reference.ts';

/** What a visitor typed, trimmed; '' where nothing was given. */
export type Draft = Record<DemandeField, string>;

/** What the firm notes of a request: called and nobody answered, an appointment made, the work done, no customer at all. */
export const FOLLOW_UPS = ['called', 'appointment', 'handled', 'spam'] as const;

/** What was noted last; `open` until then, and again when a visitor changes a request that was closed. */
export type FollowUp = 'open' | (typeof FOLLOW_UPS)[number];

/** Where a request stands: what the firm noted, else how far the visitor came. */
export type RecordStatus = 'created' | 'completed' | Exclude<FollowUp, 'open'>;

/** What a duplicate without an id brought: kept beside the first request, which it cannot change. */
export interface Complement {
  plaque: string;
  vitrage: string;
  name: string;
  address: string;
  /** The number it came from: as the request spells it where both are one, else its phone key. */
  phone: string;
  /** Whether a machine seems to have sent it. */
  suspect: boolean;
  /** When it came, ISO 8601. */
  at: string;
}

/** A stored request, as the firm reads it. Times are ISO 8601; what was not given is ''. */
export interface DemandeRecord {
  demandeId: string;
  reference: string;
  plaque: string;
  vitrage: string;
  phone: string;
  name: string;
  address: string;
  status: RecordStatus;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  followUp: FollowUp;
  /** When that was noted. */
  followUpAt: string | null;
  /** When a call was first noted: what «rappel sous 24 h» is measured by. */
  firstCalledAt: string | null;
  suspect: boolean;
  /** Reference of the first open request of the same number, when this one came after its places were taken; else ''. */
  sameNumberAs: string;
  noticeVersion: string;
  complements: Complement[];
}

/** How many complements one request keeps. */
export const PLACES = 5;

/**
 * The fields of a {@link Complement} in the order in which one text keeps them, a line each, as the script of a save
 * writes them; the phone key of its number comes last, and may be missing.
 */
const COMPLEMENT_FIELDS = ['plaque', 'vitrage', 'name', 'address'] as const;

/** The fields of a hash as Redis lists them: name, value, name, value. */
export type Fields = Map<string, string>;

/** Pairs up a flat reply. */
export function toFields(flat: readonly string[]): Fields {
  const fields: Fields = new Map();
  for (let i = 0; i + 1 < flat.length; i += 2) fields.set(String(flat[i]), String(flat[i + 1]));
  return fields;
}

const iso = (ms: string | undefined): string | null => (ms ? new Date(Number(ms)).toISOString() : null);

/** The complement with a number from 1 to {@link PLACES}; none came, or it was erased: undefined. */
export function complementOf(fields: Fields, n: number): Complement | undefined {
  const kept = fields.get(`complement${n}`);
  if (!kept) return undefined;
  const values = kept.split('\n');
  const brought = Object.fromEntries(COMPLEMENT_FIELDS.map((name, i) => [name, values[i] ?? '']));
  const number = values[COMPLEMENT_FIELDS.length] ?? '';
  const ownNumber = number === '' || number === fields.get('phoneKey');
  return {
    ...(brought as Pick<Complement, (typeof COMPLEMENT_FIELDS)[number]>),
    phone: ownNumber ? (fields.get('phone') ?? '') : number,
    suspect: fields.get(`complement${n}Suspect`) === '1',
    at: iso(fields.get(`complement${n}At`)) ?? '',
  };
}

/** The request behind a hash. */
export function toRecord(demandeId: string, fields: Fields): DemandeRecord {
  const text = (name: string): string => fields.get(name) ?? '';
  const completedAt = iso(fields.get('completedAt'));
  const followUp = FOLLOW_UPS.find((known) => known === fields.get('followUp'));
  return {
    demandeId,
    reference: referenceOf(demandeId),
    plaque: text('plaque'),
    vitrage: text('vitrage'),
    phone: text('phone'),
    name: text('name'),
    address: text('address'),
    status: followUp ?? (completedAt ? 'completed' : 'created'),
    createdAt: iso(text('createdAt')) ?? '',
    updatedAt: iso(text('updatedAt')) ?? '',
    completedAt,
    followUp: followUp ?? 'open',
    followUpAt: iso(fields.get('followUpAt')),
    firstCalledAt: iso(fields.get('firstCalledAt')),
    suspect: fields.get('suspect') === '1',
    sameNumberAs: referenceOf(text('sameNumberAs')),
    noticeVersion: text('noticeVersion'),
    complements: Array.from({ length: PLACES }, (_, i) => complementOf(fields, i + 1) ?? []).flat(),
  };
}
