import type { EventName } from './events.ts';
import type { Queue } from './queue.ts';

export interface Measured {
  /** Event name for tag managers. */
  event: EventName;
  /** The site's specification requires the event name under this key too. */
  action: EventName;
  category: string;
  label: string;
  value?: number;
  currency?: 'EUR';
}

declare global {
  interface Window {
    /** Queue that tag managers read or, on a page with `data-ga4`, Google's gtag. */
    dataLayer?: unknown[];
    /** Queue for scripts/ga4.ts. No element may have the id `trackedEvents`, because browsers make globals of ids. */
    trackedEvents?: Queue<Measured>;
  }
}

/** Sends an event to Google Analytics if <html> has `data-ga4`, otherwise to the queue of tag managers. */
export function deliver(event: Measured): void {
  const queue = document.documentElement.dataset.ga4 ? 'trackedEvents' : 'dataLayer';
  window[queue] ??= [];
  window[queue].push(event);
}
