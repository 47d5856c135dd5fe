import { referenceOf } from '../../src/domain/reference.ts';
import { type DemandeRecord, type FollowUp, toFields, toRecord } from '../request/record.ts';
import { REQUEST_LIFE_SECONDS } from './keys.ts';
import { ask, run } from './redis.ts';
import type { Settings } from './settings.ts';

/** Requests read in one round trip. */
const PAGE = 200;

/** A request with what the firm's commands need besides. */
interface Listed {
  record: DemandeRecord;
  phoneKey: string;
}

/** Told how many requests were read, and how many there are. */
export type OnProgress = (read: number, total: number) => void;

/** One page of the index, the last changed first, and how much was read with it. */
interface Page {
  found: [id: string, flat: string[]][];
  read: number;
  total: number;
}

async function* pages({ keys }: Settings, since: number): AsyncGenerator<Page> {
  for (let offset = 0; ; offset += PAGE) {
    const [total, ...found] = await run<[total: number, ...Page['found']]>(
      'page',
      [keys.index],
      [keys.request, since, offset, PAGE],
    );
    yield { found, read: Math.min(offset + found.length, total), total };
    if (found.length < PAGE) return;
  }
}

/**
 * The requests, the last changed first, read page by page: one that changes meanwhile comes once too. It moves to the
 * front, maybe past the reader, so the first pages are read again until one brings nothing new. No clock tells what
 * changed: those of this machine and of the function may differ.
 *
 * @param reading.since ms since the epoch: requests that have not changed from then on are not read; all by default
 * @param reading.onProgress told how many were read, and how many there are
 * @throws StorageError
 */
export async function* allRequests(
  settings: Settings,
  { since = 0, onProgress = () => {} }: { since?: number; onProgress?: OnProgress } = {},
): AsyncGenerator<Listed> {
  const seen = new Set<string>();
  for (const again of [false, true]) {
    for await (const { found, read, total } of pages(settings, since)) {
      const unseen = found.filter(([id]) => !seen.has(id));
      if (again && unseen.length === 0) return;
      for (const [id, flat] of unseen) {
        seen.add(id);
        if (flat.length === 0) continue;
        const fields = toFields(flat);
        yield { record: toRecord(id, fields), phoneKey: fields.get('phoneKey') ?? '' };
      }
      if (!again) onProgress(read, total);
    }
    if (seen.size < PAGE) return;
  }
}

/**
 * One request by its id, for one command.
 *
 * @throws StorageError
 */
export async function readRequest(id: string, { keys }: Settings): Promise<DemandeRecord | undefined> {
  const flat = await ask<string[] | null>((client) => client.hgetall(keys.request + id));
  return flat && flat.length > 0 ? toRecord(id, toFields(flat)) : undefined;
}

/**
 * The ids behind the reference that a visitor reads out, for one command: seldom more than one.
 *
 * @throws StorageError
 */
export async function idsByReference(reference: string, { keys }: Settings): Promise<string[]> {
  const ids = await ask<string[]>((client) => client.zrange(keys.index, 0, -1));
  return ids.filter((id) => referenceOf(id) === reference);
}

/** A note of the firm about a request. */
export interface Note {
  id: string;
  followUp: Exclude<FollowUp, 'open'>;
  /** What the request said when this was decided; without it, whatever it says. */
  seen?: FollowUp;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Notes how a request was followed up. A closed one frees its phone, which may open another at once.
 *
 * @returns `changed` when somebody else noted something since it was seen
 * @throws StorageError
 */
export const noteFollowUp = (
  { id, followUp, seen, now }: Note,
  { keys }: Settings,
): Promise<'noted' | 'already' | 'changed' | 'not_found'> =>
  run(
    'follow-up',
    [keys.index, keys.outbox, keys.request + id],
    [id, followUp, seen ?? '', now, REQUEST_LIFE_SECONDS, keys.phone, now + REQUEST_LIFE_SECONDS * 1000],
  );
