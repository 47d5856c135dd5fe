import { timingSafeEqual } from 'node:crypto';
import { DAY, HOUR } from '../../src/domain/paris.ts';
import type { Service } from '../service.ts';
import { keyedHash } from './identity.ts';

/** Time in ms for which links other than login links are valid, and for which visitors may change a request. */
export const LINK_LIFE_MS = 30 * DAY;
type Purpose = 'suivi' | 'ma-demande' | 'entree' | 'bureau';

const lifeOf = (purpose: Purpose): number => (purpose === 'entree' ? HOUR : LINK_LIFE_MS);

/** Removes trailing punctuation, because mail and chat programs drop it from links. */
const withoutEnd = (text: string): string => text.replace(/[^a-z\d]+$/i, '');

const signature = (key: string, purpose: Purpose, subject: string, expiry: string): string =>
  withoutEnd(keyedHash(key, `${purpose} ${subject} ${expiry}`));

/** @param subject public number, or '' for the back office @param keys only the first key is used */
export function sign(purpose: Purpose, subject: string, keys: readonly string[], now: number): string {
  const expiry = Math.ceil((now + lifeOf(purpose)) / 1000).toString(36);
  return [subject, expiry, signature(keys[0] ?? '', purpose, subject, expiry)].join('.');
}

/** Accepts signatures by any of the keys, and ignores punctuation after the token. */
export function verify(purpose: Purpose, token: string, keys: readonly string[], now: number) {
  const [subject = '', expiry = '', given = '', ...more] = withoutEnd(token).split('.');
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(signature(key, purpose, subject, expiry));
    const sent = Buffer.from(given);
    return key !== '' && sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  if (!isOurs || more.length > 0) return { state: 'invalid' } as const;
  const end = Number.parseInt(expiry, 36) * 1000;
  if (now >= end) return { state: 'expired' } as const;
  return { state: 'valid', subject, signedAt: end - lifeOf(purpose) } as const;
}

export const FOLLOW_UP_PATH = '/api/suivi';
export const DESK_PATH = '/api/bureau';
export const DRIVER_PATH = '/api/ma-demande';
export const HEALTH_PATH = '/api/sante';
export const LINK_PARAMETER = 'lien';

const linkTo =
  (path: string, purpose: Purpose) =>
  ({ secrets, now }: Pick<Service, 'secrets' | 'now'>, no = ''): string =>
    `${path}?${LINK_PARAMETER}=${sign(purpose, no, secrets.links, now())}`;

export const followUpPath = linkTo(FOLLOW_UP_PATH, 'suivi');
export const driverPath = linkTo(DRIVER_PATH, 'ma-demande');
export const entryPath = linkTo(DESK_PATH, 'entree');
