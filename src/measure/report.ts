import type { Queue } from './queue.ts';
import type { Act } from './track.ts';

/** What a visitor did in the flow. With a `demandeId` it counts once for that request; the event itself leaves it out. */
export interface Report extends Act {
  demandeId?: string;
}

declare global {
  interface Window {
    /** Where reports wait for the page's script (`scripts/measured-acts.ts`), and then reach it. No anchor is spelt so. */
    flowReports?: Queue<Report>;
  }
}

/** Tells the page's script what a visitor did: it alone knows the choice on cookies, and measures or drops it. */
export function report(act: Report): void {
  window.flowReports ??= [];
  window.flowReports.push(act);
}
