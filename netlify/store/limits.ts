import { onceFromEnvironment } from '../environment.ts';

/** How many refused addresses one process remembers. */
const REMEMBERED = 5000;

/** Refused addresses and the end of their time, in ms since the epoch: until then they cost the storage nothing. */
const refusals = onceFromEnvironment(() => new Map<string, number>());

/** Remembers that the storage has refused an address. @param until ms since the epoch */
export function refuseUntil(address: string, until: number): void {
  const refused = refusals();
  refused.set(address, until);
  const [oldest] = refused.keys();
  if (refused.size > REMEMBERED && oldest) refused.delete(oldest);
}

/** For how many seconds an address is still refused; 0 when it is not. */
export function refusedFor(address: string, now: number): number {
  const until = refusals().get(address) ?? 0;
  if (until <= now) refusals().delete(address);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
