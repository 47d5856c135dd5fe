import { LINK_LIFE_MS } from '../request/links.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Durations in seconds, or in ms if named `…Ms`. save.lua receives all of them. */
export const SPANS = {
  /** Lifetime of a request after its last change, as in the privacy policy. */
  life: 3 * 365 * DAY,
  previewLife: DAY,
  /** Time in which a second request with the same phone number is a duplicate. */
  dedupe: DAY,
  window: 10 * MINUTE,
  day: DAY,
  health: MINUTE,
  entry: 5 * MINUTE,
  /** Active requests are checked again within this time; closed requests are due years later. */
  lookMs: 30 * DAY * 1000,
  /** Lease of a new request or taken entry. At its end, the schedule sends the notification unless it has been sent. */
  leaseMs: 30_000,
  /** Delay before changed details are notified, because the visitor may still complete the request. */
  updateDelayMs: 15 * MINUTE * 1000,
  /** Minimum time between notifications of the same content. */
  againMs: 2 * HOUR * 1000,
  /** Time in which visitors may change their request. */
  heldMs: LINK_LIFE_MS,
};

/** Every Redis key, with format and lifetime. @param prefix `demande:`, or `preview:demande:` on previews */
export const keysUnder = (prefix: string) => ({
  /**
   * `<prefix>due`, a sorted set of requests (public number), tasks (`summary`, `backup`) and marks
   * (`failing:<channel>`). The score is the due time in ms. It is 0 for marks, and for damaged requests once reported.
   */
  due: `${prefix}due`,
  /** `<prefix>request:<public number>`, JSON of the record, expires after {@link SPANS.life}. */
  request: `${prefix}request:`,
  /** `<prefix>phone:<phone key>`, sorted set: public number → (re)opened at (ms), expires after {@link SPANS.life}. */
  phone: `${prefix}phone:`,
  /**
   * `<prefix>address:<keyed hash of the IP address>` → number of calls, expires after {@link SPANS.window}. Above
   * `dailyLimit` it expires together with `day`.
   */
  address: `${prefix}address:`,
  /** `<prefix>day:<keyed hash of the IP address>` → number of calls, expires after {@link SPANS.day}. */
  day: `${prefix}day:`,
  /** `<prefix>rush:<window>` → number of notifications of non-suspect requests, expires after {@link SPANS.window}. */
  rush: `${prefix}rush:`,
  /** `<prefix>marked:<window>` → number of notifications of suspect requests, expires like `rush`. */
  marked: `${prefix}marked:`,
  /** `<prefix>health`, test write of the health check, expires after {@link SPANS.health}. */
  health: `${prefix}health`,
  /** `<prefix>entry` → id of the attempt to send a login link; `sent` on success. Expires after {@link SPANS.entry}. */
  entry: `${prefix}entry`,
});
