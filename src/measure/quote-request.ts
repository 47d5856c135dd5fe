import { track } from './track.ts';

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
 * Measures a quote request once for each demandeId, also after a reload or when `complete` follows `create`.
 * The id itself is never part of the event.
 *
 * @param vitrage title of the glazing
 */
export function trackQuoteRequest(demandeId: string, vitrage: string): void {
  const sent = sentBefore();
  if (sentHere.has(demandeId) || sent.includes(demandeId)) return;
  if (!track({ action: 'quote_request', label: vitrage })) return;
  sentHere.add(demandeId);
  try {
    sessionStorage.setItem(SENT_KEY, [...sent, demandeId].join(' '));
  } catch {
    // Storage that throws is no error: the set above still guards this page.
  }
}
