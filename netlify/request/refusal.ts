import type { DemandeField } from '../../src/domain/demande.ts';

/** HTTP status of a body that cannot be taken. */
type RefusalStatus = 400 | 405 | 413 | 415;

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
