import type { EventName } from './events.ts';
import type { Queue } from './queue.ts';

export interface Measured {
  /** Event name for tag managers. */
  event: EventName;
  /** The specification requires the event name here too. */
  action: EventName;
  category: string;
  label: string;
  value?: number;
  currency?: 'EUR';
}

declare global {
  interface Window {
    /** Queue of the default adapter and of gtag. */
    dataLayer?: unknown[];
    /** Queue of the ga4 adapter. No element may have this id, because it would shadow the queue. */
    trackedEvents?: Queue<Measured>;
  }
}

/** Sends an event to the provider that the page names (`data-ga4`). */
export function deliver(event: Measured): void {
  const queue = document.documentElement.dataset.ga4 ? 'trackedEvents' : 'dataLayer';
  window[queue] ??= [];
  window[queue].push(event);
}
