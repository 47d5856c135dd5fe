import type { DemandeField } from '../../src/domain/demande.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import { StorageError } from './errors.ts';
import { SEPARATOR } from './record.ts';
import { runScript } from './redis.ts';
import { DRAFT_FIELDS, saveScript } from './scripts.ts';
import type { Settings } from './settings.ts';

/** What a visitor typed, trimmed; '' where nothing was given. */
export type Draft = Record<DemandeField, string>;

/** What is to be saved. */
export interface Save {
  action: 'create' | 'update' | 'complete';
  draft: Draft;
  /** The id that the visitor holds; else `newId` is used. */
  heldId: string | undefined;
  newId: string;
  /** Fingerprint of the idempotency key, '' without one. */
  replay: string;
  /** Keyed hash of the visitor's address, '' where it is not counted. */
  address: string;
  suspect: boolean;
  noticeVersion: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The states that {@link saveScript} answers; `announce` is the announcement to send now, '' for none. */
export type Saved =
  | { state: 'created' | 'updated' | 'completed'; demandeId: string; announce: string }
  | { state: 'duplicate'; demandeId: string; announce: string; retryAfter: number }
  | { state: 'too_many'; retryAfter: number }
  | { state: 'not_found' };

/** Runs one script, and lets nothing of the client's errors out but their name. */
export async function run<T>(script: string, keys: string[], args: (string | number)[]): Promise<T> {
  try {
    return (await runScript(script, keys, args.map(String))) as T;
  } catch (error) {
    throw error instanceof StorageError
      ? error
      : new StorageError(error instanceof Error ? error.name : 'Unknown');
  }
}

/**
 * Creates, changes or completes a request in one round trip.
 *
 * @throws StorageError when the storage is out of reach or answers an error
 */
export async function save(request: Save, settings: Settings): Promise<Saved> {
  const { action, draft, heldId, now, replay, address } = request;
  const { keys } = settings;
  const values = [
    action,
    heldId ?? request.newId,
    heldId ? 1 : 0,
    now,
    settings.dedupeSeconds,
    address ? settings.addressLimit : 0,
    settings.addressWindowSeconds,
    keys.request,
    keys.phone,
    replay,
    request.suspect ? 1 : '',
    request.noticeVersion,
    ...DRAFT_FIELDS.map((name) => draft[name]),
    '',
  ];
  const reply = await run<string>(
    saveScript,
    [
      keys.index,
      keys.outbox,
      keys.phone + phoneKey(draft.phone),
      keys.replay + replay,
      keys.address + address,
    ],
    [values.join(SEPARATOR)],
  );
  if (typeof reply !== 'string') throw new StorageError('UnknownReply');
  const [state, demandeId = '', announce = '', seconds = '0'] = reply.split(SEPARATOR);
  switch (state) {
    case 'created':
    case 'updated':
    case 'completed':
      return { state, demandeId, announce };
    case 'duplicate':
      return { state, demandeId, announce, retryAfter: wait(seconds) };
    case 'too_many':
      return { state, retryAfter: wait(demandeId) };
    case 'not_found':
      return { state };
    default:
      throw new StorageError('UnknownState');
  }
}

/** A wait in whole seconds that a Retry-After header can carry. */
const wait = (seconds: string): number => Math.max(1, Number(seconds) || 1);
