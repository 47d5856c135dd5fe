import {
  DEMANDE_PATH,
  type DemandeAnswer,
  type DemandeCall,
  type DemandeStatus,
  type FieldErrors,
  IDEMPOTENCY_HEADER,
} from '../domain/demande.ts';

/** Timeout per attempt, in ms. */
const TRY_MS = 7000;

/** Only failures faster than this are retried, in ms, so that nobody waits twice. */
const QUICK_FAILURE_MS = 700;

/** Delay before the only retry, in ms. */
const PAUSE_MS = 300;

/** Data of an accepted request: id, path of the driver's page, callback deadline. */
export type Receipt = Partial<Record<'demandeId' | 'lien' | 'auPlusTard', string | undefined>>;

/** A duplicate counts as success. */
export type Outcome =
  | { kind: 'done'; receipt: Receipt }
  | { kind: 'duplicate'; message?: string | undefined };

/** `status` is missing without a readable response. */
export class DemandeError extends Error {
  override name = 'DemandeError';
  readonly status: DemandeStatus | undefined;
  readonly retryable: boolean;
  readonly fields: FieldErrors | undefined;

  constructor(message: string, status: DemandeStatus | undefined, retryable: boolean, fields?: FieldErrors) {
    super(message);
    this.status = status;
    this.retryable = retryable;
    this.fields = fields;
  }
}

/** Bot signals, stored with the request but never used to reject one. */
export interface Traces {
  /** Milliseconds since page load; missing after a reload, when typed text is restored. */
  elapsedMs?: number | undefined;
  /** Value of the honeypot field. */
  siteWeb: string;
}

/**
 * Calls the function `demande`, with one retry on network or server errors; the idempotency key prevents duplicates.
 * @param key idempotency key of the draft
 * @throws DemandeError if both attempts failed or the function refused
 */
export async function callDemande(call: DemandeCall, key: string, traces: Traces): Promise<Outcome> {
  const started = Date.now();
  try {
    return await tryOnce(call, key, traces);
  } catch (error) {
    const quick = Date.now() - started <= QUICK_FAILURE_MS;
    if (!(error instanceof DemandeError && error.retryable && quick)) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return tryOnce(call, key, traces);
  }
}

async function tryOnce(call: DemandeCall, key: string, meta: Traces): Promise<Outcome> {
  const { response, answer } = await send(call, key, meta);
  if (answer.status === 'rate_limited') return { kind: 'duplicate', message: answer.message };
  const { demandeId, lien, auPlusTard } = answer;
  if (answer.success === true) return { kind: 'done', receipt: { demandeId, lien, auPlusTard } };
  throw new DemandeError(
    answer.error ?? 'Erreur lors de la création',
    answer.status,
    response.status >= 500,
    answer.fields,
  );
}

async function send(call: DemandeCall, key: string, meta: Traces) {
  let response: Response | undefined;
  // The oldest supported browsers lack AbortSignal.timeout().
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TRY_MS);
  try {
    response = await fetch(DEMANDE_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify({ ...call, meta }),
      signal: stop.signal,
    });
    const answer: Partial<DemandeAnswer> | null = await response.json();
    return { response, answer: answer ?? {} };
  } catch {
    // The host's own rate limit has no French message.
    if (response?.status === 429) throw new DemandeError('', 'too_many_requests', false);
    throw new DemandeError('Unknown error', undefined, true);
  } finally {
    clearTimeout(timer);
  }
}
