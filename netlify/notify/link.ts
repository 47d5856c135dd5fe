import { createHmac, timingSafeEqual } from 'node:crypto';
import { isDemandeId } from '../../src/domain/reference.ts';
import { environment } from '../environment.ts';
import { firm } from '../request/texts.ts';
import { secretOf } from '../secret.ts';

/** Where the page that follows a request up answers. */
export const FOLLOW_UP_PATH = '/api/suivi';

/** How long a link holds, in ms: longer than a request stays open, shorter than a mailbox is kept. */
export const LINK_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** 22 characters of base64url: 128 bits, which nobody guesses. */
const SIGNATURE_LENGTH = 22;

function signatureOf(text: string): string {
  const secret = secretOf('DEMANDE_LINK_SECRET');
  if (!secret) return '';
  return createHmac('sha256', secret)
    .update(`${FOLLOW_UP_PATH} ${text}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);
}

/**
 * Path and query of the page about one request: who holds it reads that request and says how it was followed up, for
 * {@link LINK_LIFE_MS}, and has no other right.
 *
 * @param from ms since the epoch; the same one gives the same link, so that a message sent again has not changed
 * @returns '' when there is no secret to sign with
 */
export function followUpPath(demandeId: string, from: number): string {
  const text = `${demandeId}.${Math.floor((from + LINK_LIFE_MS) / 1000)}`;
  const signature = signatureOf(text);
  return signature && `${FOLLOW_UP_PATH}?lien=${text}.${signature}`;
}

/** The same with the site's origin: that which the host tells (`URL`), else the firm's host. '' as above. */
export function followUpLink(demandeId: string, from: number): string {
  const path = followUpPath(demandeId, from);
  return path && new URL(path, environment()['URL'] || `https://${firm.hote}`).href;
}

/** What a link turns out to be. */
type ReadLink = { state: 'valid'; demandeId: string } | { state: 'invalid' | 'expired' };

/** Reads the value of `lien`. One that was not signed by us is `invalid`, whatever else it is. */
export function readLink(lien: string, now: number): ReadLink {
  const [demandeId = '', expiry = '', signature = '', ...more] = lien.split('.');
  const expected = Buffer.from(signatureOf(`${demandeId}.${expiry}`));
  const given = Buffer.from(signature);
  const ours = expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!ours || more.length > 0 || !isDemandeId(demandeId)) return { state: 'invalid' };
  return now < Number(expiry) * 1000 ? { state: 'valid', demandeId } : { state: 'expired' };
}
