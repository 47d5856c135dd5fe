import { LINK_LIFE_MS } from '../request/links.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long things last: in ms where the name says so, else in seconds, as Redis counts; the script for saving has them. */
export const SPANS = {
  /** A request after its last change: the three years that the privacy policy promises. */
  life: 3 * 365 * DAY,
  /** What is typed on a preview of the site. */
  previewLife: DAY,
  /** How long a phone number keeps its one open request: the promised callback. */
  dedupe: DAY,
  /** Calls of one address, and announcements sent one by one, are counted in a window of this length. */
  window: 10 * MINUTE,
  /** Calls of one address are counted again in a day. */
  day: DAY,
  /** A write that only shows that the storage takes one. */
  health: MINUTE,
  /** A link to the desk is sent at most this often. */
  entry: 5 * MINUTE,
  /** Each active request is looked at again within this time: closed ones are due when they run out, years later. */
  lookMs: 30 * DAY * 1000,
  /** The sending which follows an answer has this time to itself before the schedule takes over. */
  leaseMs: 30_000,
  /** Details saved but not sent (step 3 left open) are announced after this time; completing comes before. */
  updateDelayMs: 15 * MINUTE * 1000,
  /** The same content sent again, as nobody has called, is announced again at most this often. */
  againMs: 2 * HOUR * 1000,
  /** A visitor may change a request that she holds for so long. */
  heldMs: LINK_LIFE_MS,
};

/** Every key in the storage, its format and its life. @param prefix `demande:`, or `preview:demande:` on previews */
export const keysUnder = (prefix: string) => ({
  /** `<prefix>due`, a sorted set: public number → when the request must be looked at next (ms); also `summary`, `backup`. At 0 stand marks: `failing:<channel>`, and requests that can't be read. */
  due: `${prefix}due`,
  /** `<prefix>request:<public number>`, JSON of the record, life {@link SPANS.life}. */
  request: `${prefix}request:`,
  /** `<prefix>phone:<phone key>`, a sorted set: public number → when it came (ms), life {@link SPANS.dedupe}. */
  phone: `${prefix}phone:`,
  /** `<prefix>address:<keyed hash of the visitor's address>` → calls, life {@link SPANS.window}. */
  address: `${prefix}address:`,
  /** `<prefix>day:<keyed hash of the visitor's address>` → calls, life {@link SPANS.day}. */
  day: `${prefix}day:`,
  /** `<prefix>rush:<number of the window>` → announcements sent in it, life {@link SPANS.window}. */
  rush: `${prefix}rush:`,
  /** `<prefix>marked:<number of the window>` → the same of requests that a machine seems to have sent. */
  marked: `${prefix}marked:`,
  /** `<prefix>health`, written to show that the storage takes a write, life {@link SPANS.health}. */
  health: `${prefix}health`,
  /** `<prefix>entry` → who asked for the last link to the desk, or `sent` once it left, life {@link SPANS.entry}. */
  entry: `${prefix}entry`,
});
