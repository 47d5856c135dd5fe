/** API of the Netlify function `demande`, shared with the browser. */

export const DEMANDE_PATH = '/api/demande';

/** Request header that identifies the draft: all calls and retries for one draft send the same value. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const HONEYPOT_FIELD = 'site_web';

/** Maximum length of each field in characters, after trimming. */
export const FIELD_LIMITS = { plaque: 20, vitrage: 40, phone: 32, name: 120, address: 300 } as const;

export type DemandeField = keyof typeof FIELD_LIMITS;

export type FieldErrors = Partial<Record<DemandeField, string>>;

export type CreateData = Record<'plaque' | 'vitrage' | 'phone', string>;

type UpdateData = CreateData & { demandeId: string; name: string; address: string };

/** Name and address may be missing or empty, because the button «Terminer» skips the form that asks for them. */
type CompleteData = CreateData & { demandeId?: string | undefined; name?: string; address?: string };

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
 * Answers `created` and `completed` have `demandeId`, `lien` (path of the driver's page) and `auPlusTard` (deadline for
 * phoning back, ISO 8601). `rate_limited` has `message`, other failures have `error`.
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
