import type { DemandeRecord } from '../../netlify/request/record.ts';
import { allRequests } from '../../netlify/store/admin.ts';
import { readSettings } from '../../netlify/store/settings.ts';

/** The stored request with an id, as the firm reads it. */
export async function storedRequest(id: string | undefined): Promise<DemandeRecord | undefined> {
  for await (const { record } of allRequests(readSettings())) if (record.demandeId === id) return record;
  return undefined;
}
