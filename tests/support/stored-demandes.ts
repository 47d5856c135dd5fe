import { readFileSync } from 'node:fs';
import { setEnvironment } from '../../netlify/environment.ts';
import type { DemandeRecord } from '../../netlify/request/record.ts';
import { allRequests, readRequest } from '../../netlify/store/admin.ts';
import { readSettings } from '../../netlify/store/settings.ts';

/** The requests of one phone number, in the storage of the site under test. */
export async function demandesOf(phone: string): Promise<DemandeRecord[]> {
  const address = readFileSync('test-results/site/.local/store.json', 'utf8');
  const { url, token } = JSON.parse(address) as { url: string; token: string };
  setEnvironment({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token });
  const found: DemandeRecord[] = [];
  for await (const { record } of allRequests(readSettings())) if (record.phone === phone) found.push(record);
  return found;
}

/** The stored request with an id, as the firm reads it. */
export const storedRequest = (id: string | undefined): Promise<DemandeRecord | undefined> =>
  readRequest(id ?? '', readSettings());
