import { eraseScript, handledScript, pageScript, pendingScript } from './admin-scripts.ts';
import { REQUEST_LIFE_SECONDS } from './keys.ts';
import { type DemandeRecord, toFields, toRecord } from './record.ts';
import type { Settings } from './settings.ts';
import { run } from './store.ts';

/** Requests read in one round trip. */
const PAGE = 200;

/** A request with what the firm's commands need besides. */
export interface Listed {
  record: DemandeRecord;
  phoneKey: string;
}

/**
 * Every request, the last changed first, read page by page: a request that changes meanwhile comes once.
 *
 * @param onProgress told how many were read, and how many there are
 * @throws StorageError
 */
export async function* allRequests(
  { keys }: Settings,
  onProgress: (read: number, total: number) => void = () => {},
): AsyncGenerator<Listed> {
  const seen = new Set<string>();
  for (let offset = 0; ; offset += PAGE) {
    const [total, ...found] = await run<[string, ...[string, string[]][]]>(
      pageScript,
      [keys.index],
      [keys.request, '-inf', offset, PAGE],
    );
    for (const [id, flat] of found) {
      if (seen.has(id) || flat.length === 0) continue;
      seen.add(id);
      const fields = toFields(flat);
      yield { record: toRecord(id, fields), phoneKey: fields.get('phoneKey') ?? '' };
    }
    onProgress(Math.min(offset + found.length, Number(total)), Number(total));
    if (found.length < PAGE) return;
  }
}

/**
 * Marks a request as dealt with; its phone may open another one at once.
 *
 * @throws StorageError
 */
export const markHandled = (id: string, { keys }: Settings): Promise<'handled' | 'already' | 'not_found'> =>
  run(handledScript, [keys.index, keys.request + id], [id, Date.now(), REQUEST_LIFE_SECONDS, keys.phone]);

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
  const [requests, complements, announcements] = await run<[string, string, string]>(
    eraseScript,
    [keys.index, keys.outbox, keys.request + id],
    [id, keys.phone, keys.replay],
  );
  return {
    requests: Number(requests),
    complements: Number(complements),
    announcements: Number(announcements),
  };
}

/** An announcement that nobody has accepted yet. */
export interface Pending {
  demandeId: string;
  kind: string;
  /** When it is next tried. */
  due: Date;
  /** Failed tries so far. */
  tries: number;
}

/**
 * The announcements that wait, soonest first.
 *
 * @throws StorageError
 */
export async function pendingAnnouncements({ keys }: Settings): Promise<Pending[]> {
  const found = await run<[string, string, string][]>(pendingScript, [keys.outbox], [keys.request]);
  return found.map(([member, due, tries]) => {
    const [demandeId = '', kind = ''] = member.split(':');
    return { demandeId, kind, due: new Date(Number(due)), tries: Number(tries) };
  });
}
