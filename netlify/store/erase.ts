import { phoneKey } from '../../src/domain/phone.ts';
import { type DemandeRecord, PLACES } from '../request/record.ts';
import { allRequests, type OnProgress } from './admin.ts';
import { run } from './redis.ts';
import type { Settings } from './settings.ts';

/** How much was erased. */
interface Erased {
  requests: number;
  complements: number;
  announcements: number;
}

/** What one number left in one request. */
export interface Match {
  record: DemandeRecord;
  /** The number as it is compared: in E.164 form where it is one, else as it was typed. */
  key: string;
  /** Whether the request is that number's; else only complements of it are. */
  whole: boolean;
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
    [keys.index, keys.outbox, keys.request + id, keys.failed],
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

/** How many digits of a number are the same however it is written, with or without its country. */
const OWN_DIGITS = 9;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Whether a number may be the one that is looked for, though it is kept under another key: «06 39 98 00 01 (soir)» is no
 * number, and holds one.
 */
const isNear = (key: string, wanted: string): boolean => {
  const own = digitsOf(wanted).slice(-OWN_DIGITS);
  return own.length === OWN_DIGITS && digitsOf(key).includes(own);
};

/**
 * What one phone number left in the storage, however it is written. A request of that number is found as a whole. Of a
 * request that has another number by now only what this one added is: the rest is somebody else's, who waits for a call.
 *
 * @returns `near`: what was written with the same last nine digits and is not surely the same number
 * @throws StorageError
 */
export async function findByPhone(
  phone: string,
  settings: Settings,
  onProgress?: OnProgress,
): Promise<{ exact: Match[]; near: Match[] }> {
  const wanted = phoneKey(phone);
  const found: Match[] = [];
  for await (const { record, phoneKey: own } of allRequests(settings, onProgress && { onProgress })) {
    const added = new Set(record.complements.map((complement) => phoneKey(complement.phone)));
    const keys = [own, ...[...added].filter((key) => key !== own)];
    found.push(...keys.map((key) => ({ record, key, whole: key === own })));
  }
  const exact = found.filter(({ key }) => key === wanted);
  return { exact, near: found.filter(({ key }) => key !== wanted && isNear(key, wanted)) };
}

/**
 * Erases what was found. A request that goes as a whole takes along what others added to it, which stands nowhere
 * without it.
 *
 * @throws StorageError
 */
export async function eraseMatches(matches: readonly Match[], settings: Settings): Promise<Erased> {
  const erased = { requests: 0, complements: 0, announcements: 0 };
  for (const { record, key, whole } of matches) {
    const part = whole
      ? await erase(record.demandeId, settings)
      : await eraseComplements(record.demandeId, key, settings);
    erased.requests += part.requests;
    erased.complements += part.complements;
    erased.announcements += part.announcements;
  }
  return erased;
}
