import { type Act, track } from './track.ts';

const SENT_KEY = 'mesure-demandes';

/** Fallback if storage is unavailable. */
let sent = '';

/**
 * Tracks an act once per request, across reloads and from `create` to `complete`.
 * @param demandeId never part of the event
 */
export function trackOnce(act: Act, demandeId: string): void {
  try {
    sent = sessionStorage.getItem(SENT_KEY) ?? sent;
  } catch {
    // Storage may be blocked.
  }
  if (sent.includes(demandeId) || !track(act)) return;
  sent += ` ${demandeId}`;
  try {
    sessionStorage.setItem(SENT_KEY, sent);
  } catch {
    // Storage may be blocked.
  }
}
