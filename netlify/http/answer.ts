import { IDEMPOTENCY_HEADER } from '../../src/domain/demande.ts';
import { failureName, log } from '../log.ts';
import { announceDirectly } from '../notify/direct.ts';
import { deliverNow } from '../notify/outbox.ts';
import { fingerprint } from '../request/id.ts';
import { validate } from '../request/validation.ts';
import { isSuspect, newVisit } from '../request/visit.ts';
import { save } from '../store/save.ts';
import { readSettings } from '../store/settings.ts';
import { addressHash } from './address.ts';
import { saysOrigin } from './origin.ts';
import { type Reply, replyTo, replyToFailure } from './reply.ts';

/** What the host gives for one call. */
interface CallContext {
  ip: string;
  /** Keeps the process awake until the promise ends, after the answer has gone. */
  waitUntil: (promise: Promise<unknown>) => void;
}

/** A key that two drafts will not share by chance; anything else is ignored. */
const replayOf = (key: string | null): string => (key && /^[\w-]{16,64}$/.test(key) ? fingerprint(key) : '');

/**
 * Carries out one call and has its announcement sent after the answer.
 *
 * @param body the parsed body, not yet checked
 * @throws RefusedError when it breaks a rule
 */
export async function answer(body: unknown, headers: Headers, context: CallContext): Promise<Reply> {
  const call = validate(body);
  const settings = readSettings();
  const fromMachine = isSuspect(call.meta) || !saysOrigin(headers);
  const address = addressHash(context.ip, fromMachine);
  const visit = newVisit(replayOf(headers.get(IDEMPOTENCY_HEADER)), address);
  try {
    const saved = await save(call, visit, settings);
    if ('announce' in saved && saved.announce) {
      context.waitUntil(deliverNow(saved.demandeId, saved.announce, settings, visit.now));
    }
    const reply = replyTo(saved);
    log('info', 'demande', { action: call.action, status: reply.body.status, ms: Date.now() - visit.now });
    return reply;
  } catch (error) {
    log('error', 'demande', { action: call.action, failure: failureName(error), ms: Date.now() - visit.now });
    // Whatever the reason: what was not stored is told to the firm.
    context.waitUntil(announceDirectly(call, visit));
    return replyToFailure(error);
  }
}
