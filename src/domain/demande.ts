/** The contract of the backend function `demande`, shared by the browser and the function. */

export const DEMANDE_PATH = '/api/demande';

/** One key per draft: a retry after a lost answer carries the same key. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The field that a person does not see: what fills it in is likely a robot, and marks its request. */
export const HONEYPOT_FIELD = 'site_web';

/** Longest accepted value of each field, in characters after trimming. */
export const FIELD_LIMITS = { plaque: 20, vitrage: 40, phone: 32, name: 120, address: 300 } as const;

/** The fields a visitor fills in, in the order they are asked for. */
export type DemandeField = keyof typeof FIELD_LIMITS;

/** One sentence for each field that is missing or was refused. */
export type FieldErrors = Partial<Record<DemandeField, string>>;

/** `data` of the action `create`: plate, glass and phone are all required. */
export type CreateData = Record<'plaque' | 'vitrage' | 'phone', string>;

/** `data` of the action `update`: name and address are required too. */
type UpdateData = CreateData & { demandeId: string; name: string; address: string };

/** `data` of the action `complete`: name and address may be missing («Terminer»), and so may the id. */
export type CompleteData = CreateData & { demandeId?: string; name?: string; address?: string };

export type DemandeCall =
  | { action: 'create'; data: CreateData }
  | { action: 'update'; data: UpdateData }
  | { action: 'complete'; data: CompleteData };

export type DemandeStatus =
  | 'created'
  | 'updated'
  | 'completed'
  | 'rate_limited'
  | 'too_many_requests'
  | 'invalid'
  | 'not_found'
  | 'unavailable';

/**
 * Body of an answer. `lien`, the path of the driver's own page, and `auPlusTard`, until when the firm calls (ISO 8601),
 * come with a request that was created or completed, `message` with `rate_limited`, `error` with every other failure.
 */
export interface DemandeAnswer {
  success: boolean;
  status: DemandeStatus;
  demandeId?: string;
  lien?: string;
  auPlusTard?: string;
  message?: string;
  error?: string;
  fields?: FieldErrors;
}
