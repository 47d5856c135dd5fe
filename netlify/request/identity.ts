import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { customAlphabet, customRandom } from 'nanoid';
import { ID_ALPHABET, ID_LENGTH, NUMBER_LENGTH } from '../../src/domain/reference.ts';

const draw = customAlphabet(ID_ALPHABET, ID_LENGTH);

export interface Identity {
  /** Public number, used in keys, links and messages. It grants no access. */
  no: string;
  /** Authorises changes. */
  secret: string;
}

export const identityOf = (demandeId: string): Identity => ({
  no: demandeId.slice(0, NUMBER_LENGTH),
  secret: demandeId.slice(NUMBER_LENGTH),
});

export const newIdentity = (): Identity => identityOf(draw());

/** Derives an id from a key; the same key gives the same id. @param secret prevents clients from computing the id */
export function identityFromKey(key: string, secret: string): Identity {
  const derive = (length: number) => new Uint8Array(hkdfSync('sha256', secret, '', key, length));
  return identityOf(customRandom(ID_ALPHABET, ID_LENGTH, derive)());
}

/** Unkeyed hash: 132 bits of SHA-256 in base64url. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** HMAC: 132 bits of SHA-256 in base64url. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
