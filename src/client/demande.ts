import {
  DEMANDE_PATH,
  type DemandeAnswer,
  type DemandeCall,
  type DemandeStatus,
  type FieldErrors,
  IDEMPOTENCY_HEADER,
} from '../domain/demande.ts';

/** How long one try may take on a slow line, in milliseconds. */
const TRY_MS = 7000;

/** A failure that took longer than this is not tried again, in milliseconds: nobody waits twice. */
const QUICK_FAILURE_MS = 700;

/** Pause before the one second try, in milliseconds. */
const PAUSE_MS = 300;

/** What a visitor is given with a request: its id, the path of the driver's page, until when the firm calls. */
export type Given = Partial<Record<'demandeId' | 'lien' | 'auPlusTard', string | undefined>>;

/** The result of a call that did not fail. A duplicate is treated as done. */
export type Outcome = { kind: 'done'; given: Given } | { kind: 'duplicate'; message?: string | undefined };

/** A call that did not succeed; `status` is missing when no readable answer came. */
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

/** Hints of a bot; they never decide whether a request is stored. */
export interface Traces {
  /** Milliseconds since the page was opened; missing after a reload, as what was typed is there already. */
  elapsedMs?: number | undefined;
  /** Content of the field that people do not see. */
  siteWeb: string;
}

/**
 * Calls the function `demande`, once more by itself when the line or the service failed: the key makes the second
 * call the same request.
 *
 * @param key idempotency key of the draft
 * @throws DemandeError when both tries failed, or when the function refused
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
  if (answer.success === true) return { kind: 'done', given: { demandeId, lien, auPlusTard } };
  throw new DemandeError(
    answer.error ?? 'Erreur lors de la création',
    answer.status,
    response.status >= 500,
    answer.fields,
  );
}

async function send(call: DemandeCall, key: string, meta: Traces) {
  let response: Response | undefined;
  // AbortSignal.timeout() is younger than the oldest browsers that are served.
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
    // The host has a limit of its own, and no words of ours for it.
    if (response?.status === 429) throw new DemandeError('', 'too_many_requests', false);
    throw new DemandeError('Unknown error', undefined, true);
  } finally {
    clearTimeout(timer);
  }
}
