import type { EventName } from './events.ts';
import type { Queue } from './queue.ts';

export interface Measured {
  event: EventName;
  category: string;
  label: string;
  value?: number;
  currency?: 'EUR';
}

declare global {
  interface Window {
    /** Where the default adapter leaves events, and where gtag takes its commands from. */
    dataLayer?: unknown[];
    /** Where events wait for the ga4 adapter, which is a module of its own. */
    measured?: Queue<Measured>;
  }
}

/** Hands an event to the provider that the build was configured for (`data-ga4` of the page). */
export function deliver(event: Measured): void {
  const queue = document.documentElement.dataset.ga4 ? 'measured' : 'dataLayer';
  window[queue] ??= [];
  window[queue].push(event);
}
