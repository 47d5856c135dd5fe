import type { Queue } from './queue.ts';
import type { Act } from './track.ts';

/** An act in the flow. With a `demandeId`, counted once per request; the id is not sent. */
export interface Report extends Act {
  demandeId?: string;
}

declare global {
  interface Window {
    /** Report queue of `scripts/measured-acts.ts`. The name must match no element id. */
    flowReports?: Queue<Report>;
  }
}

/** Sends an act to the page's script, which checks consent. */
export function report(act: Report): void {
  window.flowReports ??= [];
  window.flowReports.push(act);
}
