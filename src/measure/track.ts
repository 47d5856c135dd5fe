import { readConsent } from '../domain/consent.ts';
import { EVENTS, type EventName } from './events.ts';
import { deliver } from './provider.ts';

/** Something a visitor did. Its label names a page and a position, a topic or a step: never a person. */
export interface Act {
  action: EventName;
  label: string;
  category?: string;
  /** In euros; the event's own worth unless given. */
  value?: number;
}

/** A page in a frame without its origin may not read them. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * Measures an act, if the visitor allows it at this very moment: nothing is kept for later.
 *
 * @returns whether it was measured
 */
export function track({ action, label, ...given }: Act): boolean {
  const consent = readConsent(cookies());
  if (!consent.known || !consent.analytics) return false;
  const { category, value } = { value: undefined, ...EVENTS[action], ...given };
  deliver({ event: action, category, label, ...(value === undefined ? {} : { value, currency: 'EUR' }) });
  return true;
}
