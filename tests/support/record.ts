import { allRequests } from '../../netlify/demande/admin.ts';
import type { DemandeRecord } from '../../netlify/demande/record.ts';
import { readSettings } from '../../netlify/demande/settings.ts';

/** The stored request with an id, as the firm reads it. */
export async function storedRequest(id: string | undefined): Promise<DemandeRecord | undefined> {
  for await (const { record } of allRequests(readSettings())) if (record.demandeId === id) return record;
  return undefined;
}
