import { nextMorning } from '../request/firm-day.ts';
import { LEASE_MS, UPDATE_DELAY_MS } from '../store/keys.ts';
import type { Planned } from '../store/outbox.ts';

/** How long an entry may be due before something is wrong, in ms: three runs of the scheduled function. */
const OVERDUE_MS = 15 * 60_000;

/** What the outbox says of its own health. */
interface Health {
  /** Whether a channel has refused something that now waits for its next try. */
  failing: boolean;
  /** Age of the entry that has been due longest, in whole seconds. */
  oldestDueSeconds: number;
  /** Whether entries come due and nobody takes them. */
  overdue: boolean;
}

/** An entry that lies further ahead than it was first queued for has been tried in vain. */
function waitsForAnotherTry({ member, due }: Planned, now: number): boolean {
  const kind = member.split(':')[1] ?? member;
  if (kind === 'reminder' || kind === 'backup') return false;
  if (kind === 'summary') return due > now + LEASE_MS && due !== nextMorning(now);
  return due > now + (kind === 'updated' ? UPDATE_DELAY_MS : LEASE_MS);
}

/**
 * Reads the health of the announcements from what is planned.
 *
 * @param planned soonest first
 * @param now ms since the epoch
 */
export function healthOf(planned: readonly Planned[], now: number): Health {
  const late = Math.max(0, now - (planned[0]?.due ?? now));
  return {
    failing: planned.some((entry) => waitsForAnotherTry(entry, now)),
    oldestDueSeconds: Math.floor(late / 1000),
    overdue: late > OVERDUE_MS,
  };
}
