import { fingerprint, newDemandeId } from './id.ts';
import { phoneNotice } from './texts.ts';
import type { ValidCall } from './validation.ts';

/**
 * Fingerprint of the sentence at the phone field that a visitor read (L223-2 du code de la consommation): the history of
 * content/textes/formulaire.json says which one it was.
 */
export const NOTICE_VERSION = fingerprint(phoneNotice);

/** A form filled in faster than this was not filled in by a person, in ms: it is marked, never dropped. */
const HUMAN_MS = 3000;

/** What surrounds a call: none of it is typed by the visitor. */
export interface Visit {
  /** Fingerprint of the idempotency key, '' without one. */
  replay: string;
  /** Keyed hash of the visitor's address, '' where it is not counted. */
  address: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** The id that a new request gets; known before the storage answers so that it can be announced without it. */
  newId: string;
}

/** Whether the field that no person sees was filled in. */
export const isTrapped = ({ siteWeb }: ValidCall['meta']): boolean => Boolean(siteWeb?.trim());

/** Whether a machine seems to have filled in the form. */
export const isSuspect = (meta: ValidCall['meta']): boolean =>
  isTrapped(meta) || (meta.elapsedMs !== undefined && meta.elapsedMs < HUMAN_MS);

/** The visit of one call. */
export const newVisit = (replay: string, address: string): Visit => ({
  replay,
  address,
  now: Date.now(),
  newId: newDemandeId(),
});
