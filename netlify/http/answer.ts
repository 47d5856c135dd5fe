import type { Context } from '@netlify/functions';
import { IDEMPOTENCY_HEADER } from '../../src/domain/demande.ts';
import { isDemandeId } from '../../src/domain/reference.ts';
import { deliverNow } from '../duties/deliver.ts';
import { lostAnnouncer } from '../duties/lost.ts';
import { fingerprint, identityFromKey, identityOf, newIdentity } from '../request/identity.ts';
import { CLIENT, newRecord } from '../request/record.ts';
import { phoneNotice } from '../request/texts.ts';
import { validate, type ValidCall } from '../request/validation.ts';
import { failureName, type Service } from '../service.ts';
import type { SaveCall } from '../store/store.ts';
import { type Addresses, addressHash } from './addresses.ts';
import { saysOrigin } from './call.ts';
import { type Reply, replyTo, replyToFailure } from './reply.ts';

export type CallContext = Pick<Context, 'ip' | 'waitUntil'>;

/** Version of the legal notice at the phone field (Code de la consommation, art. L223-2). */
const NOTICE_VERSION = fingerprint(phoneNotice);

/** A request is suspect if its form was filled in faster than this, in ms. */
const HUMAN_MS = 3000;

/** Whether an idempotency key has the right format; shorter keys may not be unique. */
const isDraftKey = (key: string | null): key is string => key !== null && /^[\w-]{16,64}$/.test(key);

function saveCallOf(call: ValidCall, headers: Headers, ip: string, service: Service): SaveCall | undefined {
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
  const address = addressHash(ip, suspect || !saysOrigin(headers), hash);
  return { action, held, fresh, trapped, address };
}

/** Handles API calls; notifies staff after the response. @throws RefusedError */
export function visitorCalls(service: Service, addresses: Addresses) {
  const announceLost = lostAnnouncer(service);

  return async (body: unknown, headers: Headers, context: CallContext): Promise<Reply> => {
    const call = saveCallOf(validate(body), headers, context.ip, service);
    if (!call) return replyTo({ state: 'not_found' }, service);
    const { action, address, fresh } = call;
    const now = fresh.createdAt;
    const wait = addresses.waitOf(address);
    if (wait > 0) return replyTo({ state: 'too_many', wait }, service);
    const ms = (): number => service.now() - now;
    try {
      const saved = await service.store.save(call);
      if (saved.state === 'too_many') addresses.refuse(address, saved.wait);
      if ('record' in saved) context.waitUntil(deliverNow(service, saved.record, saved.nth));
      const reply = replyTo(saved, service);
      service.log('info', 'demande', { action, status: reply.body.status, ms: ms() });
      return reply;
    } catch (error) {
      service.log('error', 'demande', { action, failure: failureName(error), ms: ms() });
      context.waitUntil(announceLost(fresh));
      return replyToFailure(error);
    }
  };
}
