import {
  DEMANDE_PATH,
  type DemandeAnswer,
  type DemandeCall,
  type DemandeStatus,
  type FieldErrors,
  IDEMPOTENCY_HEADER,
} from '../domain/demande.ts';

const TRY_MS = 7000;

/** A call that fails after more than this time in ms is not retried, so that visitors wait for at most one timeout. */
const QUICK_FAILURE_MS = 700;

const PAUSE_MS = 300;

export type Receipt = Partial<Record<'demandeId' | 'lien' | 'auPlusTard', string | undefined>>;

export type Outcome =
  | { kind: 'done'; receipt: Receipt }
  | { kind: 'duplicate'; message?: string | undefined };

/** `status` is undefined if no response could be read. */
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

/** Signs of a bot. The server may mark a request as suspect because of them, but does not reject it. */
export interface Traces {
  /**
   * Time in ms since the page was loaded. Undefined after a reload or a back navigation, because the browser may have
   * restored the fields.
   */
  elapsedMs?: number | undefined;
  siteWeb: string;
}

/** Calls /api/demande; after a quick network or server error, retries once with the same key. @throws DemandeError */
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
    // The body is not JSON if Netlify's own rate limit rejects the call.
    if (response?.status === 429) throw new DemandeError('', 'too_many_requests', false);
    throw new DemandeError('Unknown error', undefined, true);
  } finally {
    clearTimeout(timer);
  }
}
