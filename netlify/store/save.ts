import { phoneKey } from '../../src/domain/phone.ts';
import { isDemandeId } from '../../src/domain/reference.ts';
import { PLACES } from '../request/record.ts';
import type { ValidCall } from '../request/validation.ts';
import { isSuspect, NOTICE_VERSION, type Visit } from '../request/visit.ts';
import { LEASE_MS, REPLAY_SECONDS, REQUEST_LIFE_SECONDS, UPDATE_DELAY_MS } from './keys.ts';
import { run, StorageError } from './redis.ts';
import type { Settings } from './settings.ts';

/** The states that the script answers; `announce` is the announcement to send now, '' for none. */
export type Saved =
  | { state: 'created' | 'updated' | 'completed'; demandeId: string; announce: string }
  | { state: 'duplicate'; demandeId: string; announce: string; retryAfter: number }
  | { state: 'too_many'; retryAfter: number }
  | { state: 'not_found' };

/**
 * Carries out a call in one round trip: creates, changes or completes a request. A create does not look at an id sent
 * along: holding one is the right to change that request, which is what update is for. A complete without one creates
 * and completes at once; sent again it changes nothing.
 *
 * @throws StorageError when the storage is out of reach or answers an error
 */
export async function save(call: ValidCall, visit: Visit, settings: Settings): Promise<Saved> {
  const { action, draft, demandeId } = call;
  const { now, replay, address } = visit;
  const { keys } = settings;
  const heldId = action === 'create' ? undefined : demandeId;
  if (heldId ? !isDemandeId(heldId) : action === 'update') return { state: 'not_found' };
  const reply = await run<[state: string, id?: string, announce?: string, seconds?: number]>(
    'save',
    [
      keys.index,
      keys.outbox,
      keys.phone + phoneKey(draft.phone),
      keys.replay + replay,
      keys.address + address,
    ],
    [
      action,
      heldId ?? visit.newId,
      heldId ? 1 : 0,
      now,
      settings.dedupeSeconds,
      address ? settings.addressLimit : 0,
      settings.addressWindowSeconds,
      keys.request,
      keys.phone,
      replay,
      isSuspect(call.meta) ? 1 : '',
      NOTICE_VERSION,
      REQUEST_LIFE_SECONDS,
      REPLAY_SECONDS,
      LEASE_MS,
      UPDATE_DELAY_MS,
      PLACES,
      phoneKey(draft.phone),
      draft.phone,
      draft.plaque,
      draft.vitrage,
      draft.name,
      draft.address,
    ],
  );
  if (!Array.isArray(reply)) throw new StorageError('UnknownReply');
  const [state, id = '', announce = '', seconds] = reply;
  if (!id && state !== 'not_found') throw new StorageError('UnknownReply');
  switch (state) {
    case 'created':
    case 'updated':
    case 'completed':
      return { state, demandeId: id, announce };
    case 'duplicate':
      return { state, demandeId: id, announce, retryAfter: wait(seconds) };
    case 'too_many':
      return { state, retryAfter: wait(id) };
    case 'not_found':
      return { state };
    default:
      throw new StorageError('UnknownState');
  }
}

/** A wait in whole seconds that a Retry-After header can carry. */
const wait = (seconds: string | number | undefined): number => Math.max(1, Number(seconds) || 1);
