import { type Act, track } from './track.ts';

const SENT_KEY = 'mesure-demandes';

const sentHere = new Set<string>();

function sentBefore(): string[] {
  try {
    return (sessionStorage.getItem(SENT_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * Measures an act once for each request, also after a reload or when `complete` follows `create`.
 *
 * @param demandeId tells one request from another, and is never part of the event
 */
export function trackOnce(act: Act, demandeId: string): void {
  const sent = sentBefore();
  if (sentHere.has(demandeId) || sent.includes(demandeId)) return;
  if (!track(act)) return;
  sentHere.add(demandeId);
  try {
    sessionStorage.setItem(SENT_KEY, [...sent, demandeId].join(' '));
  } catch {
    // Storage that throws is no error: the set above still guards this page.
  }
}
