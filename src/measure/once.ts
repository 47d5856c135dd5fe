import { type Act, track } from './track.ts';

const SENT_KEY = 'mesure-demandes';

/** The ids of the requests that were measured: those of this page where the tab stores nothing. */
let sent = '';

/**
 * Measures an act once for each request, also after a reload or when `complete` follows `create`.
 *
 * @param demandeId tells one request from another, and is never part of the event
 */
export function trackOnce(act: Act, demandeId: string): void {
  try {
    sent = sessionStorage.getItem(SENT_KEY) ?? sent;
  } catch {
    // Storage that throws is no error.
  }
  if (sent.includes(demandeId) || !track(act)) return;
  sent += ` ${demandeId}`;
  try {
    sessionStorage.setItem(SENT_KEY, sent);
  } catch {
    // The same.
  }
}
