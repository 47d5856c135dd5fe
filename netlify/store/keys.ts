/**
 * Every key in the storage, its format and its life, and when what is in the outbox is first due. Nothing else builds a
 * key.
 *
 * `<prefix>` is `demande:` on line and `preview:demande:` on previews of the site, unless `DEMANDE_KEY_PREFIX` names
 * another, so that sites can share a database.
 */

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Life of a request after its last change, in seconds: the three years that the privacy policy promises. */
export const REQUEST_LIFE_SECONDS = 3 * 365 * DAY;

/** How long one phone number has one open request, in seconds: the promised callback. */
export const DEDUPE_SECONDS = DAY;

/** How long a draft is known by its key, in seconds: a lost answer can be asked for again. */
export const REPLAY_SECONDS = DAY;

/** Time that the sending which follows the answer has to itself before the scheduled one takes over, in ms. */
export const LEASE_MS = 60_000;

/** Details saved but not sent (step 3 left open) are announced after this time, in ms; completing cancels it. */
export const UPDATE_DELAY_MS = 15 * 60_000;

/** The same content sent again, as nobody has called, is announced again at most this often, in ms. */
export const AGAIN_AFTER_MS = 2 * HOUR * 1000;

/** Above this many calls from one address its requests are stored and marked … */
export const ADDRESS_SOFT_LIMIT = 60;

/** … and above this many they are refused … */
export const ADDRESS_LIMIT = 200;

/** … in this many seconds. The count and the hash of the address live no longer than that. */
export const ADDRESS_WINDOW_SECONDS = 10 * 60;

/** What a channel never took is listed for this long, in ms. */
export const FAILED_LIFE_MS = 30 * DAY * 1000;

/** Announcements sent right after the answer are counted over windows of this length, in ms. */
export const BRAKE_WINDOW_MS = 10 * 60_000;

/** Key names under one prefix. */
export const keysUnder = (prefix: string) => ({
  /** `<prefix>request:<demandeId>`, a hash, life {@link REQUEST_LIFE_SECONDS}. */
  request: `${prefix}request:`,
  /** `<prefix>phone:<phone key>` → demandeId, life {@link DEDUPE_SECONDS}. */
  phone: `${prefix}phone:`,
  /**
   * `<prefix>replay:<hash>` → demandeId, life {@link REPLAY_SECONDS}. The hash is that of a draft's idempotency key; or,
   * for a request beside another one of its number, of number and car.
   */
  replay: `${prefix}replay:`,
  /** `<prefix>address:<keyed hash of the visitor's address>` → count, life {@link ADDRESS_WINDOW_SECONDS}. */
  address: `${prefix}address:`,
  /** `<prefix>index`, a sorted set demandeId → last change (ms), trimmed after {@link REQUEST_LIFE_SECONDS}. */
  index: `${prefix}index`,
  /**
   * `<prefix>outbox`, a sorted set `<demandeId>:<kind>` → when it is next due (ms), until it is accepted. The reminder of a
   * request stays while the request is open; `summary` is always there, for its next time; `backup` from a Monday's summary until it is sent.
   */
  outbox: `${prefix}outbox`,
  /** `<prefix>failed`, a sorted set `<demandeId>:<kind>:<channel>` → when it was given up (ms), for {@link FAILED_LIFE_MS}. */
  failed: `${prefix}failed`,
  /** `<prefix>announced:<number of the window>` → announcements sent one by one in it, life one {@link BRAKE_WINDOW_MS}. */
  announced: `${prefix}announced:`,
});

/** The names given by {@link keysUnder}. */
export type Keys = ReturnType<typeof keysUnder>;
