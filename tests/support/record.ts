import type { DemandeRecord } from '../../netlify/request/record.ts';
import { readRequest } from '../../netlify/store/admin.ts';
import { readSettings } from '../../netlify/store/settings.ts';

/** The stored request with an id, as the firm reads it. */
export const storedRequest = (id: string | undefined): Promise<DemandeRecord | undefined> =>
  readRequest(id ?? '', readSettings());
