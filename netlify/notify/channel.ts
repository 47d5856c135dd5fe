import type { Announcement } from './announcement.ts';

/** Longest wait for one channel to accept one announcement, in ms: the scheduled function has 30 s in all. */
export const SEND_TIMEOUT_MS = 6000;

/** A way to reach the firm. */
export interface Channel {
  name: 'email' | 'webhook';
  /** Resolves once the other side has accepted the announcement; rejects otherwise. */
  send: (announcement: Announcement) => Promise<void>;
}
