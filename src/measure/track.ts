import { readConsent } from '../domain/consent.ts';
import { readCookies } from './cookies.ts';
import { CONVERSIONS, type EventName, VALUES } from './events.ts';
import { deliver } from './provider.ts';

/** `label` tells where the event happened or what it concerns, and contains no personal data. */
export interface TrackedEvent {
  action: EventName;
  label: string;
  category?: string;
  /** Value in euros, by default the event's value in `VALUES`. */
  value?: number | undefined;
}

/** Sends an event if the visitor consents at this moment, otherwise drops it. @returns whether it was sent */
export function track({
  action,
  label,
  category = CONVERSIONS.includes(action) ? 'conversion' : 'engagement',
  value = VALUES[action],
}: TrackedEvent): boolean {
  if (!readConsent(readCookies()).analytics) return false;
  deliver({ event: action, action, category, label, ...(value && { value, currency: 'EUR' }) });
  return true;
}
