import type { DemandeField } from '../../src/domain/demande.ts';
import { texts } from './texts.ts';

/** HTTP status of a body that cannot be taken (DESIGN §3). */
export type RefusalStatus = 400 | 405 | 413 | 415;

/** The call cannot be taken as it is; `message` is a sentence for the visitor. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly http: RefusalStatus;
  readonly fields: Partial<Record<DemandeField, string>> | undefined;

  constructor(http: RefusalStatus, message: string, fields?: Partial<Record<DemandeField, string>>) {
    super(message);
    this.http = http;
    this.fields = fields;
  }
}

/**
 * The storage did not do what was asked. Carries only the kind of failure: the client's own messages quote the whole
 * command, personal data included.
 */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly kind: string;

  constructor(kind: string) {
    super(texts.reponses.indisponible);
    this.kind = kind;
  }
}
