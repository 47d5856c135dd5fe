import type { Queue } from './queue.ts';
import type { TrackedEvent } from './track.ts';

/** With a `demandeId`, the event is counted once per request; the id is not sent. */
export interface Report extends TrackedEvent {
  demandeId?: string;
}

declare global {
  interface Window {
    /** Queue for scripts/tracking.ts. No element may have the id `flowReports`, as browsers make globals of ids. */
    flowReports?: Queue<Report>;
  }
}

/** Queues an event for the page script, which checks the consent. */
export function report(event: Report): void {
  window.flowReports ??= [];
  window.flowReports.push(event);
}
