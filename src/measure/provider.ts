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
    /** Queue of tag managers or, with `data-ga4`, of gtag. */
    dataLayer?: unknown[];
    /** Queue of scripts/ga4.ts. No element may have the id `trackedEvents`, because browsers make globals of ids. */
    trackedEvents?: Queue<Measured>;
  }
}

/** Sends an event to the provider that the page names (`data-ga4`). */
export function deliver(event: Measured): void {
  const queue = document.documentElement.dataset.ga4 ? 'trackedEvents' : 'dataLayer';
  window[queue] ??= [];
  window[queue].push(event);
}
