import { type DemandeField, FIELD_LIMITS } from '../../src/domain/demande.ts';
import { phoneKey } from '../../src/domain/phone.ts';
import { StorageError } from './errors.ts';
import { REPLAY_SECONDS, REQUEST_LIFE_SECONDS } from './keys.ts';
import { runScript } from './redis.ts';
import { saveScript } from './scripts.ts';
import type { Settings } from './settings.ts';

/** Time that the sending which follows the answer has to itself before the scheduled one takes over, in ms. */
export const LEASE_MS = 60_000;

/** Details saved but not sent (step 3 left open) are announced after this time, in ms; completing cancels it. */
export const UPDATE_DELAY_MS = 15 * 60_000;

const DRAFT_FIELDS = Object.keys(FIELD_LIMITS) as DemandeField[];

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
  const number = phoneKey(draft.phone);
  const { phone: _phone, ...complement } = draft;
  const once: string[] = [];
  add(once, 'suspect', request.suspect ? '1' : '');
  add(once, 'noticeVersion', request.noticeVersion);
  add(once, 'noticeAt', `${now}`);
  const fields = [...once];
  for (const name of DRAFT_FIELDS) add(fields, name, draft[name]);
  add(fields, 'phoneKey', number);
  const [state, ...rest] = await run<[string, ...string[]]>(
    saveScript,
    [keys.index, keys.outbox, keys.phone + number, keys.replay + replay, keys.address + address],
    [
      action,
      heldId ?? request.newId,
      heldId ? 1 : 0,
      now,
      REQUEST_LIFE_SECONDS,
      settings.dedupeSeconds,
      REPLAY_SECONDS,
      address ? settings.addressLimit : 0,
      settings.addressWindowSeconds,
      LEASE_MS,
      UPDATE_DELAY_MS,
      keys.request,
      keys.phone,
      replay,
      JSON.stringify(complement),
      once.length / 2,
      ...fields,
    ],
  );
  const [demandeId = '', announce = '', seconds = '0'] = rest;
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

/** Adds the name and value of what is given: an empty value changes nothing, so it need not travel. */
function add(to: string[], name: string, value: string): void {
  if (value) to.push(name, value);
}

/** A wait in whole seconds that a Retry-After header can carry. */
const wait = (seconds: string): number => Math.max(1, Number(seconds) || 1);
