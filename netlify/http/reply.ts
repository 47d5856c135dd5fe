import type { DemandeAnswer, DemandeStatus } from '../../src/domain/demande.ts';
import { SECURITY_HEADERS } from '../../src/domain/security-headers.ts';
import { driverPath } from '../request/links.ts';
import { demandeIdOf } from '../request/record.ts';
import { duplicateText, texts } from '../request/texts.ts';
import { RefusedError } from '../request/validation.ts';
import { deadline } from '../request/words.ts';
import type { Service } from '../service.ts';
import { SPANS } from '../store/keys.ts';
import type { Saved } from '../store/store.ts';

const UNAVAILABLE_RETRY_SECONDS = 10;

export const ANSWER_HEADERS = {
  ...SECURITY_HEADERS,
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
} as const;

export type Reply = { http: number; body: DemandeAnswer; headers?: Record<string, string> };

const refused = (http: number, status: DemandeStatus, error: string, wait?: number): Reply => ({
  http,
  body: { success: false, status, error },
  ...(wait && { headers: { 'Retry-After': String(wait) } }),
});

export function replyTo(saved: Saved, service: Service): Reply {
  switch (saved.state) {
    case 'created':
    case 'completed': {
      const { state: status, record } = saved;
      const [demandeId, lien] = [demandeIdOf(record), driverPath(service, record.no)];
      const auPlusTard = new Date(deadline(record, service.hours)).toISOString();
      const http = status === 'created' ? 201 : 200;
      return { http, body: { success: true, status, demandeId, lien, auPlusTard } };
    }
    case 'updated':
      return { http: 200, body: { success: true, status: 'updated' } };
    case 'duplicate': {
      // The body has no id and no waiting time, because they would tell a stranger about the owner of the phone number.
      const body = { success: false, status: 'rate_limited', message: duplicateText } as const;
      return { http: 429, body, headers: { 'Retry-After': String(SPANS.dedupe) } };
    }
    case 'too_many':
      return refused(429, 'too_many_requests', texts.reponses.tropDeDemandes, saved.wait);
    case 'not_found':
      return refused(404, 'not_found', texts.reponses.introuvable);
  }
}

/** Answers any error other than {@link RefusedError} as unavailable storage. */
export function replyToFailure(error: unknown): Reply {
  if (error instanceof RefusedError) {
    const { http, message, fields } = error;
    const body = { success: false, status: 'invalid', error: message, ...(fields && { fields }) } as const;
    return http === 405 ? { http, body, headers: { Allow: 'POST' } } : { http, body };
  }
  return refused(503, 'unavailable', texts.reponses.indisponible, UNAVAILABLE_RETRY_SECONDS);
}

export const jsonResponse = ({ http, body, headers }: Reply): Response =>
  Response.json(body, {
    status: http,
    headers: { ...ANSWER_HEADERS, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
