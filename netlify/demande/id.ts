import { createHash, randomBytes } from 'node:crypto';
import { ID_ALPHABET, ID_LENGTH } from '../../src/domain/reference.ts';

/** Largest multiple of the alphabet's length that a byte can hold: bytes above it would favour the first letters. */
const FAIR_BYTES = 256 - (256 % ID_ALPHABET.length);

/** Random bytes are drawn in bulk: each draw asks the system. */
const POOL_BYTES = 4096;

let pool = Buffer.alloc(0);
let used = 0;

function randomByte(): number {
  if (used >= pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  // A byte is given once, and not kept.
  pool[used] = 0;
  used += 1;
  return byte;
}

/** A new unguessable demandeId: {@link ID_LENGTH} characters drawn evenly from {@link ID_ALPHABET}. */
export function newDemandeId(): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    const byte = randomByte();
    if (byte < FAIR_BYTES) id += ID_ALPHABET[byte % ID_ALPHABET.length];
  }
  return id;
}

/** 128 bits of SHA-256, in base64url: names a secret without giving it away. */
export const fingerprint = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url').slice(0, 22);
