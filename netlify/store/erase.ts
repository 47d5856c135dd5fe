import { phoneKey } from '../../src/domain/phone.ts';
import { PLACES } from '../request/record.ts';
import { allRequests } from './admin.ts';
import { run } from './redis.ts';
import type { Settings } from './settings.ts';

/** How much was erased. */
export interface Erased {
  requests: number;
  complements: number;
  announcements: number;
}

/**
 * Erases everything there is about one request: its fields, what duplicates added, the dedupe and replay keys, its
 * announcements that wait.
 *
 * @throws StorageError
 */
export async function erase(id: string, { keys }: Settings): Promise<Erased> {
  const [requests, complements, announcements] = await run<[number, number, number]>(
    'erase',
    [keys.index, keys.outbox, keys.request + id],
    [id, keys.phone, keys.replay, PLACES],
  );
  return { requests, complements, announcements };
}

/** Erases what one number added to a request that is another's. */
async function eraseComplements(id: string, key: string, { keys }: Settings): Promise<Erased> {
  const [complements, announcements] = await run<[number, number]>(
    'erase-complements',
    [keys.outbox, keys.request + id],
    [id, key, PLACES],
  );
  return { requests: 0, complements, announcements };
}

/**
 * Erases everything that came from one phone number, however it is written. A request of that number goes as a whole, with
 * what others added to it, which stands nowhere without it. From a request that has another number by now only what this
 * one added goes: the rest is somebody else's, who still waits for a call.
 *
 * @param onProgress told how many requests were looked at, and how many there are
 * @returns how much was erased, and the ids of the requests that went as a whole
 * @throws StorageError
 */
export async function eraseByPhone(
  phone: string,
  settings: Settings,
  onProgress?: (read: number, total: number) => void,
): Promise<Erased & { ids: string[] }> {
  const wanted = phoneKey(phone);
  const whole: string[] = [];
  const partly: string[] = [];
  for await (const { record, phoneKey: key } of allRequests(settings, onProgress)) {
    if (key === wanted) whole.push(record.demandeId);
    else if (record.complements.some((added) => phoneKey(added.phone) === wanted))
      partly.push(record.demandeId);
  }
  const erased = { requests: 0, complements: 0, announcements: 0, ids: whole };
  const count = (part: Erased): void => {
    erased.requests += part.requests;
    erased.complements += part.complements;
    erased.announcements += part.announcements;
  };
  for (const id of whole) count(await erase(id, settings));
  for (const id of partly) count(await eraseComplements(id, wanted, settings));
  return erased;
}
