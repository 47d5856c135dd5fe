const MINUTE = 60_000;

/** Pauses after the 1st, 2nd, … failed try, in ms. The last one repeats. */
export const RETRY_DELAYS_MS = [5, 15, 60, 3 * 60, 6 * 60].map((minutes) => minutes * MINUTE);

/** What a channel has not taken for this long, in ms, it is not told any more. */
export const GIVE_UP_MS = 3 * 24 * 60 * MINUTE;

/** Pause before the next try, in ms. `tries` counts the failed ones before this one. */
export const retryDelay = (tries: number): number =>
  RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] ?? MINUTE;
