import { safely } from '../client/safely.ts';
import { type TrackedEvent, track } from './track.ts';

const SENT_KEY = 'mesure-demandes';

/** Ids of the requests already tracked, kept in memory too in case storage is blocked. */
let sent = '';

/** Tracks an event once per request, also across reloads. @param demandeId is compared, but not sent */
export function trackOnce(event: TrackedEvent, demandeId: string): void {
  sent = safely(() => sessionStorage.getItem(SENT_KEY)) ?? sent;
  if (sent.includes(demandeId) || !track(event)) return;
  sent += ` ${demandeId}`;
  safely(() => sessionStorage.setItem(SENT_KEY, sent));
}
