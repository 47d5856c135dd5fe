import type { EventName } from './events.ts';
import type { Queue } from './queue.ts';

export interface Measured {
  /** Key read by tag managers. */
  event: EventName;
  /** Same name, required by the specification's payload. */
  action: EventName;
  category: string;
  label: string;
  value?: number;
  currency?: 'EUR';
}

declare global {
  interface Window {
    /** Event queue of the default adapter and of gtag. */
    dataLayer?: unknown[];
    /**
     * Event queue of the ga4 adapter, a separate module. The name must match no element id, which would shadow it on
     * `window`.
     */
    trackedEvents?: Queue<Measured>;
  }
}

/** Sends an event to the configured provider (`data-ga4` of the page). */
export function deliver(event: Measured): void {
  const queue = document.documentElement.dataset.ga4 ? 'trackedEvents' : 'dataLayer';
  window[queue] ??= [];
  window[queue].push(event);
}
