import { type DemandeRecord, toFields, toRecord } from '../request/record.ts';
import { pairs, run } from './redis.ts';
import type { Settings } from './settings.ts';

/** Requests of one kind that an overview reads, so that a busy day does not eat the quota. */
const MOST = 1000;

/** How things stand. */
interface Overview {
  /** The requests that wait for a call, oldest first. */
  open: DemandeRecord[];
  /** The requests that changed since the moment asked for, and the open ones. */
  records: DemandeRecord[];
  /** Announcements that wait to be sent. */
  waiting: number;
  /** Announcements that were given up in the last month. */
  failed: number;
}

/**
 * Reads how things stand, in one round trip.
 *
 * @param since oldest change wanted, ms since the epoch
 * @throws StorageError
 */
export async function overview({ keys }: Settings, since: number): Promise<Overview> {
  const [flat, requests, failed] = await run<[string[], [string, string[]][], number]>(
    'overview',
    [keys.outbox, keys.index, keys.failed],
    [keys.request, since, MOST],
  );
  const kinds = pairs(flat).map(([member]) => member.split(':'));
  const reminded = new Set(kinds.flatMap(([id, kind]) => (kind === 'reminder' ? [id] : [])));
  const records = requests.map(([id, fields]) => toRecord(id, toFields(fields)));
  return {
    open: records
      .filter(({ demandeId }) => reminded.has(demandeId))
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt)),
    records,
    waiting: kinds.filter(([, kind]) => kind !== undefined && kind !== 'reminder').length,
    failed,
  };
}
