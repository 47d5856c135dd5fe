/**
 * Every key in the storage, its format and its life (DESIGN §4), and when what is in the outbox is first due. Nothing
 * else builds a key.
 *
 * `<prefix>` is `demande:` unless `DEMANDE_KEY_PREFIX` names another, so that tests and sites can share a database.
 */

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Life of a request after its last change, in seconds: the three years that the privacy policy promises. */
export const REQUEST_LIFE_SECONDS = 3 * 365 * DAY;

/** How long one phone number has one open request, in seconds: the promised callback (specification 1 §9). */
export const DEDUPE_SECONDS = DAY;

/** How long a lost answer can be asked for again, in seconds. */
export const REPLAY_SECONDS = DAY;

/** Time that the sending which follows the answer has to itself before the scheduled one takes over, in ms. */
export const LEASE_MS = 60_000;

/** Details saved but not sent (step 3 left open) are announced after this time, in ms; completing cancels it. */
export const UPDATE_DELAY_MS = 15 * 60_000;

/** At most this many creates from one address … */
export const ADDRESS_LIMIT = 30;

/** … in this many seconds. The count and the hash of the address live no longer than that. */
export const ADDRESS_WINDOW_SECONDS = 10 * 60;

/** Key names under one prefix. */
export const keysUnder = (prefix: string) => ({
  /** `<prefix>request:<demandeId>`, a hash, life {@link REQUEST_LIFE_SECONDS}. */
  request: `${prefix}request:`,
  /** `<prefix>phone:<phone key>` → demandeId, life {@link DEDUPE_SECONDS}. */
  phone: `${prefix}phone:`,
  /** `<prefix>replay:<hash of the idempotency key>` → demandeId, life {@link REPLAY_SECONDS}. */
  replay: `${prefix}replay:`,
  /** `<prefix>address:<keyed hash of the visitor's address>` → count, life {@link ADDRESS_WINDOW_SECONDS}. */
  address: `${prefix}address:`,
  /** `<prefix>index`, a sorted set demandeId → last change (ms), trimmed after {@link REQUEST_LIFE_SECONDS}. */
  index: `${prefix}index`,
  /** `<prefix>outbox`, a sorted set `<demandeId>:<kind>` → when it is next due (ms), until it is accepted. */
  outbox: `${prefix}outbox`,
});

/** The names given by {@link keysUnder}. */
export type Keys = ReturnType<typeof keysUnder>;
