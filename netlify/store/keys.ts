/**
 * Every key in the storage, its format and its life. Nothing else builds a key.
 *
 * `<prefix>` is `demande:` on line and `preview:demande:` on previews of the site.
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Life of a request after its last change, in seconds: the three years that the privacy policy promises. */
export const REQUEST_LIFE_SECONDS = 3 * 365 * DAY;

/** Life of what is typed on a preview of the site, in seconds. */
export const PREVIEW_LIFE_SECONDS = DAY;

/** How long one phone number has one open request, in seconds: the promised callback. */
export const DEDUPE_SECONDS = DAY;

/** Each active request is looked at again within this time, in ms: closed ones are due when they run out, years later. */
export const LOOK_AT_MOST_MS = 30 * DAY * 1000;

/** Time that the sending which follows the answer has to itself before the schedule takes over, in ms. */
export const LEASE_MS = 60_000;

/** Details saved but not sent (step 3 left open) are announced after this time, in ms; completing comes before. */
export const UPDATE_DELAY_MS = 15 * MINUTE * 1000;

/** The same content sent again, as nobody has called, is announced again at most this often, in ms. */
export const AGAIN_AFTER_MS = 2 * HOUR * 1000;

/** A window in which calls of one address, and announcements sent one by one, are counted, in seconds. */
export const WINDOW_SECONDS = 10 * MINUTE;

/** Life of the note that a channel fails, in seconds: longer than the longest pause between two tries. */
export const FAILING_SECONDS = 7 * HOUR;

/** A link to the desk is sent at most this often, in seconds. */
export const ENTRY_SECONDS = 5 * MINUTE;

export const keysUnder = (prefix: string) => ({
  /** `<prefix>due`, a sorted set: public number → when the request must be looked at next (ms); also `summary`, `backup`. */
  due: `${prefix}due`,
  /** `<prefix>request:<public number>`, JSON of the record, life {@link REQUEST_LIFE_SECONDS}. */
  request: `${prefix}request:`,
  /** `<prefix>phone:<phone key>`, a sorted set: public number → when it came (ms), life {@link DEDUPE_SECONDS}. */
  phone: `${prefix}phone:`,
  /** `<prefix>address:<keyed hash of the visitor's address>` → calls, life {@link WINDOW_SECONDS}. */
  address: `${prefix}address:`,
  /** `<prefix>rush:<number of the window>` → announcements sent in it, life {@link WINDOW_SECONDS}. */
  rush: `${prefix}rush:`,
  /** `<prefix>failing:<channel>` → since when it fails (ms), life {@link FAILING_SECONDS}. */
  failing: `${prefix}failing:`,
  /** `<prefix>entry`, set while a link to the desk was sent a moment ago, life {@link ENTRY_SECONDS}. */
  entry: `${prefix}entry`,
});
