import type { Queue } from './queue.ts';
import type { TrackedEvent } from './track.ts';

/** An event with a `demandeId` is counted once per request; the id is not sent. */
export interface Report extends TrackedEvent {
  demandeId?: string;
}

declare global {
  interface Window {
    /** Queue of `scripts/tracking.ts`. The name must match no element id. */
    flowReports?: Queue<Report>;
  }
}

/** Queues an event for the page script, which checks consent. */
export function report(event: Report): void {
  window.flowReports ??= [];
  window.flowReports.push(event);
}
