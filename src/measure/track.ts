import { readConsent } from '../domain/consent.ts';
import { readCookies } from './cookies.ts';
import { EVENTS, type EventName } from './events.ts';
import { deliver } from './provider.ts';

/** `label` names a page and a position, topic or step, and contains no personal data. */
export interface TrackedEvent {
  action: EventName;
  label: string;
  category?: string;
  /** Value in euros, by default that of the event. */
  value?: number;
}

/** Sends an event if the visitor consents at this moment, otherwise drops it. @returns whether it was sent */
export function track({ action, label, ...given }: TrackedEvent): boolean {
  if (!readConsent(readCookies()).analytics) return false;
  const { category, value } = { category: 'engagement', value: undefined, ...EVENTS[action], ...given };
  const worth = value === undefined ? {} : { value, currency: 'EUR' as const };
  deliver({ event: action, action, category, label, ...worth });
  return true;
}
