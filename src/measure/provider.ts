import type { EventName } from './events.ts';
import type { Queue } from './queue.ts';

export interface Measured {
  /** Read by tag managers. */
  event: EventName;
  /** The same name, where the specification's payload has it. */
  action: EventName;
  category: string;
  label: string;
  value?: number;
  currency?: 'EUR';
}

declare global {
  interface Window {
    /** Where the default adapter leaves events, and where gtag takes its commands from. */
    dataLayer?: unknown[];
    /** Where events wait for the ga4 adapter, a module of its own. No anchor is spelt so: one would be found under its name here. */
    measuredActs?: Queue<Measured>;
  }
}

/** Hands an event to the provider that the build was configured for (`data-ga4` of the page). */
export function deliver(event: Measured): void {
  const queue = document.documentElement.dataset.ga4 ? 'measuredActs' : 'dataLayer';
  window[queue] ??= [];
  window[queue].push(event);
}
