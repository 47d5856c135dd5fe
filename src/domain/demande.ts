/** Contract of the function `demande`, shared with the browser. */

export const DEMANDE_PATH = '/api/demande';

/** Idempotency key of a draft; retries send the same one. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Honeypot: a value marks the request as likely spam. */
export const HONEYPOT_FIELD = 'site_web';

/** Maximum characters after trimming. */
export const FIELD_LIMITS = { plaque: 20, vitrage: 40, phone: 32, name: 120, address: 300 } as const;

/** In the order of the steps. */
export type DemandeField = keyof typeof FIELD_LIMITS;

export type FieldErrors = Partial<Record<DemandeField, string>>;

export type CreateData = Record<'plaque' | 'vitrage' | 'phone', string>;

/** `data` of the action `update`: name and address are required too. */
type UpdateData = CreateData & { demandeId: string; name: string; address: string };

/** `data` of the action `complete`: name, address («Terminer» skips them) and id are optional. */
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
 * Response body. `lien` (path of the driver's page) and `auPlusTard` (callback deadline, ISO 8601) come on success,
 * `message` with `rate_limited`, `error` with other failures.
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
