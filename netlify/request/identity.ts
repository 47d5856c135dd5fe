import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { customAlphabet, customRandom } from 'nanoid';
import { ID_ALPHABET, ID_LENGTH, NUMBER_LENGTH } from '../../src/domain/reference.ts';

const draw = customAlphabet(ID_ALPHABET, ID_LENGTH);

/** A demandeId in its two parts: the number that names it everywhere, and the part that gives the right to change it. */
export interface Identity {
  no: string;
  secret: string;
}

export const identityOf = (demandeId: string): Identity => ({
  no: demandeId.slice(0, NUMBER_LENGTH),
  secret: demandeId.slice(NUMBER_LENGTH),
});

export const newIdentity = (): Identity => identityOf(draw());

/** The identity of a draft, made from its idempotency key. @param secret without it a key tells nothing of the id */
export function identityFromKey(key: string, secret: string): Identity {
  const derive = (length: number) => new Uint8Array(hkdfSync('sha256', secret, '', key, length));
  return identityOf(customRandom(ID_ALPHABET, ID_LENGTH, derive)());
}

/** 128 bits of SHA-256 in base64url: names a text without giving it away. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A keyed hash in base64url: nobody without the key can make it, or turn it back by trying. */
export const keyedHash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
