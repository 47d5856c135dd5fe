import { phoneKey } from '../../src/domain/phone.ts';
import { isDemandeId } from '../../src/domain/reference.ts';
import { reminderDue } from '../request/promise.ts';
import { PLACES } from '../request/record.ts';
import type { ValidCall } from '../request/validation.ts';
import { isSuspect, isTrapped, NOTICE_VERSION, type Visit } from '../request/visit.ts';
import { keyedHash } from '../secret.ts';
import { AGAIN_AFTER_MS, LEASE_MS, REPLAY_SECONDS, REQUEST_LIFE_SECONDS, UPDATE_DELAY_MS } from './keys.ts';
import { refusedFor, refuseUntil } from './limits.ts';
import { run, StorageError } from './redis.ts';
import type { Settings } from './settings.ts';

/**
 * What came of a call. `announce` is the announcement to send now, '' for none; that of a duplicate may be about another
 * request than the visitor's own, whose id is given to nobody. Waits are in seconds.
 */
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
  const refused = refusedFor(address, now);
  if (refused > 0) return { state: 'too_many', retryAfter: refused };
  const number = phoneKey(draft.phone);
  // A draft without a key is known by what it is about: the same car of the same number takes no second place.
  const draftHash = replay || keyedHash([number, draft.plaque, draft.vitrage].join('\n'));
  const reply = await run<[state: string, id?: string | number, announce?: string]>(
    'save',
    [keys.index, keys.outbox, keys.phone + number, keys.replay + draftHash, keys.address + address],
    [
      action,
      heldId ?? visit.newId,
      heldId ? 1 : 0,
      now,
      settings.dedupeSeconds,
      keys.request,
      keys.phone,
      draftHash,
      replay ? 1 : 0,
      isSuspect(call.meta) ? 1 : '',
      isTrapped(call.meta) ? 1 : '',
      NOTICE_VERSION,
      settings.addressSoftLimit,
      address ? settings.addressLimit : 0,
      settings.addressWindowSeconds,
      REQUEST_LIFE_SECONDS,
      REPLAY_SECONDS,
      LEASE_MS,
      UPDATE_DELAY_MS,
      AGAIN_AFTER_MS,
      reminderDue(now),
      PLACES,
      number,
      draft.phone,
      draft.plaque,
      draft.vitrage,
      draft.name,
      draft.address,
    ],
  );
  if (!Array.isArray(reply)) throw new StorageError('UnknownReply');
  const [state, id = '', announce = ''] = reply;
  if (state === 'not_found') return { state };
  if (state === 'too_many') {
    const retryAfter = Math.max(1, Number(id) || 1);
    refuseUntil(address, now + retryAfter * 1000);
    return { state, retryAfter };
  }
  const own = String(id);
  if (!isDemandeId(own)) throw new StorageError('UnknownReply');
  switch (state) {
    case 'created':
    case 'updated':
    case 'completed':
      return { state, demandeId: own, announce };
    case 'duplicate':
      // Always the same: what is left of the window would tell when somebody left that number.
      return { state, demandeId: own, announce, retryAfter: settings.dedupeSeconds };
    default:
      throw new StorageError('UnknownReply');
  }
}
