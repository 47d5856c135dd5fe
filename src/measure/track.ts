import { readConsent } from '../domain/consent.ts';
import { readCookies } from './cookies.ts';
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

/**
 * Measures an act, if the visitor allows it at this very moment: nothing is kept for later.
 *
 * @returns whether it was measured
 */
export function track({ action, label, ...given }: Act): boolean {
  if (!readConsent(readCookies()).analytics) return false;
  const { category, value } = { value: undefined, ...EVENTS[action], ...given };
  const worth = value === undefined ? {} : { value, currency: 'EUR' as const };
  deliver({ event: action, action, category, label, ...worth });
  return true;
}
