import { createHash } from 'node:crypto';
import { customAlphabet } from 'nanoid';
import { ID_ALPHABET, ID_LENGTH } from '../../src/domain/reference.ts';

const draw = customAlphabet(ID_ALPHABET, ID_LENGTH);

/** A new unguessable demandeId: {@link ID_LENGTH} characters drawn evenly from {@link ID_ALPHABET}. */
export const newDemandeId = (): string => draw();

/** 128 bits of SHA-256, in base64url: names a secret without giving it away. */
export const fingerprint = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url').slice(0, 22);
