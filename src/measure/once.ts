import { type TrackedEvent, track } from './track.ts';

const SENT_KEY = 'mesure-demandes';

/** Replaces storage if it is blocked. */
let sent = '';

/**
 * Tracks an event once per request, across reloads and from `create` to `complete`.
 * @param demandeId identifies the request; not sent
 */
export function trackOnce(event: TrackedEvent, demandeId: string): void {
  try {
    sent = sessionStorage.getItem(SENT_KEY) ?? sent;
  } catch {
    // Storage blocked.
  }
  if (sent.includes(demandeId) || !track(event)) return;
  sent += ` ${demandeId}`;
  try {
    sessionStorage.setItem(SENT_KEY, sent);
  } catch {
    // Storage blocked.
  }
}
