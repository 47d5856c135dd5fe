import { LINK_LIFE_MS } from '../request/links.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Durations, in seconds unless named `…Ms`; save.lua gets all of them. */
export const SPANS = {
  /** After the last change, as the privacy policy promises. */
  life: 3 * 365 * DAY,
  previewLife: DAY,
  /** Requests of one phone number within it are compared. */
  dedupe: DAY,
  window: 10 * MINUTE,
  day: DAY,
  health: MINUTE,
  entry: 5 * MINUTE,
  /** Active requests are due within it, closed ones years later. */
  lookMs: 30 * DAY * 1000,
  /** Lease of the sending after an answer, before the schedule takes over. */
  leaseMs: 30_000,
  /** Delay for details of an unfinished step 3. */
  updateDelayMs: 15 * MINUTE * 1000,
  /** Least time between announcements of the same content. */
  againMs: 2 * HOUR * 1000,
  /** Visitors may change their request for so long. */
  heldMs: LINK_LIFE_MS,
};

/** Every key in the storage, its format and its life. @param prefix `demande:`, or `preview:demande:` on previews */
export const keysUnder = (prefix: string) => ({
  /** `<prefix>due`, a sorted set: public number → when the request must be looked at next (ms); also `summary`, `backup`. At 0 stand marks: `failing:<channel>`, and requests that can't be read. */
  due: `${prefix}due`,
  /** `<prefix>request:<public number>`, JSON of the record, life {@link SPANS.life}. */
  request: `${prefix}request:`,
  /** `<prefix>phone:<phone key>`, a sorted set: public number → when it last opened (ms), life {@link SPANS.life}. */
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
