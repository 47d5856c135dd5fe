import { IDEMPOTENCY_HEADER } from '../../src/domain/demande.ts';
import { isDemandeId } from '../../src/domain/reference.ts';
import { deliverNow } from '../duties/deliver.ts';
import { lostAnnouncer } from '../duties/lost.ts';
import { fingerprint, identityFromKey, identityOf, newIdentity } from '../request/identity.ts';
import { driverPath } from '../request/links.ts';
import { CLIENT, newRecord } from '../request/record.ts';
import { phoneNotice } from '../request/texts.ts';
import { validate, type ValidCall } from '../request/validation.ts';
import { failureName, type Service } from '../service.ts';
import type { SaveCall } from '../store/store.ts';
import { addressHash } from './addresses.ts';
import { saysOrigin } from './call.ts';
import { type Reply, replyTo, replyToFailure } from './reply.ts';

export interface CallContext {
  ip: string;
  /** Keeps the process awake until the promise ends, after the answer has gone. */
  waitUntil: (promise: Promise<unknown>) => void;
}

/** The sentence at the phone field that a visitor read (L223-2 du code de la consommation), named for the record. */
const NOTICE_VERSION = fingerprint(phoneNotice);

/** How many refused addresses one process remembers. */
const REMEMBERED = 5000;

/** A form filled in faster than this was not filled in by a person, in ms: it is marked, never dropped. */
const HUMAN_MS = 3000;

/** A key that two drafts will not share by chance; anything else is ignored. */
const isDraftKey = (key: string | null): key is string => key !== null && /^[\w-]{16,64}$/.test(key);

/** The call as the storage takes it; undefined where it can name no request. */
function saveCallOf(
  call: ValidCall,
  headers: Headers,
  context: CallContext,
  service: Service,
): SaveCall | undefined {
  const { action, draft, demandeId, meta } = call;
  const held = action !== 'create' && demandeId !== undefined;
  if (held ? !isDemandeId(demandeId) : action === 'update') return undefined;
  const key = headers.get(IDEMPOTENCY_HEADER);
  const { hash } = service.secrets;
  const drafted = isDraftKey(key) ? identityFromKey(key, hash) : newIdentity();
  const identity = held ? identityOf(demandeId) : drafted;
  const trapped = Boolean(meta.siteWeb?.trim());
  const suspect = trapped || (meta.elapsedMs ?? Infinity) < HUMAN_MS;
  const act = action === 'complete' ? 'completed' : 'created';
  const sent = { ...identity, ...draft, suspect, notice: NOTICE_VERSION };
  const fresh = newRecord(sent, { at: service.now(), who: CLIENT, act });
  const address = addressHash(context.ip, suspect || !saysOrigin(headers), hash);
  return { action, held, fresh, trapped, address };
}

/** Makes what carries out a visitor's call from its parsed body, and announces it after the answer. It throws RefusedError. */
export function visitorCalls(service: Service) {
  /** Addresses that the storage has refused, and until when (ms since the epoch): until then they cost it nothing. */
  const refused = new Map<string, number>();
  const announceLost = lostAnnouncer(service);
  const linkOf = (no: string): string => driverPath(service, no);

  return async (body: unknown, headers: Headers, context: CallContext): Promise<Reply> => {
    const valid = validate(body);
    const call = saveCallOf(valid, headers, context, service);
    if (!call) return replyTo({ state: 'not_found' }, linkOf);
    const { action, address, fresh } = call;
    const now = fresh.createdAt;
    const wait = Math.ceil(((refused.get(address) ?? 0) - now) / 1000);
    if (wait > 0) return replyTo({ state: 'too_many', wait }, linkOf);
    const ms = (): number => service.now() - now;
    try {
      const saved = await service.store.save(call);
      if (saved.state === 'too_many') {
        if (refused.size >= REMEMBERED) refused.clear();
        refused.set(address, now + saved.wait * 1000);
      }
      if ('record' in saved) context.waitUntil(deliverNow(service, saved.record, saved.nth));
      const reply = replyTo(saved, linkOf);
      service.log('info', 'demande', { action, status: reply.body.status, ms: ms() });
      return reply;
    } catch (error) {
      service.log('error', 'demande', { action, failure: failureName(error), ms: ms() });
      // Whatever the reason: what was not stored is told to the firm.
      context.waitUntil(announceLost(fresh));
      return replyToFailure(error);
    }
  };
}
