import { failureName, log } from '../log.ts';
import { giveUp, settle } from '../store/outbox.ts';
import type { Settings } from '../store/settings.ts';
import { toGroup, toMessage } from './announcement-text.ts';
import { type Channel, type ChannelName, FinalRefusalError } from './channel.ts';
import { GIVE_UP_MS, retryDelay } from './delays.ts';
import type { Entry } from './entry.ts';

/** More announcements than this that are due at once come as one message. */
export const GROUP_FROM = 5;

/** After this many failures in a row a channel is left alone until the next run: it would eat the run's time. */
const FAILURES_IN_A_ROW = 2;

type Outcome = 'accepted' | 'failed' | 'final';

async function attempt(channel: Channel, send: () => Promise<void>, kind: string): Promise<Outcome> {
  try {
    await send();
    return 'accepted';
  } catch (error) {
    log('error', 'announcement', { kind, channel: channel.name, failure: failureName(error) });
    return error instanceof FinalRefusalError ? 'final' : 'failed';
  }
}

/** Sends entries through one channel: one after the other, so that a mail server sees one connection, or all as one. */
async function sendThrough(
  channel: Channel,
  entries: readonly Entry[],
  now: number,
): Promise<Map<Entry, Outcome>> {
  const open = entries.filter(({ wanted, isKnownTo }) => wanted && !isKnownTo(channel.name));
  if (open.length >= GROUP_FROM) {
    const group = toGroup(
      open.map(({ announcement }) => announcement),
      now,
    );
    const outcome = await attempt(channel, () => channel.send(group), 'group');
    return new Map(open.map((entry) => [entry, outcome]));
  }
  const outcomes = new Map<Entry, Outcome>();
  let inARow = 0;
  for (const entry of open) {
    const { announcement } = entry;
    const outcome =
      inARow < FAILURES_IN_A_ROW
        ? await attempt(channel, () => channel.send(toMessage(announcement)), announcement.kind)
        : 'failed';
    outcomes.set(entry, outcome);
    inARow = outcome === 'failed' ? inARow + 1 : 0;
  }
  return outcomes;
}

/** An announcement that one channel will not be told of any more. */
export interface GivenUp {
  entry: Entry;
  channel: ChannelName;
}

/** What came of a delivery. */
interface Delivered {
  /** Whether every channel took everything. */
  well: boolean;
  givenUp: GivenUp[];
}

/**
 * Sends entries to the channels that have not taken them yet, and notes which did.
 *
 * @param now ms since the epoch
 */
export async function deliver(
  entries: readonly Entry[],
  channels: readonly Channel[],
  settings: Settings,
  now: number,
): Promise<Delivered> {
  const sent = await Promise.all(channels.map((channel) => sendThrough(channel, entries, now)));
  const delivered: Delivered = { well: true, givenUp: [] };
  for (const entry of entries) {
    const outcomes = channels.map(({ name }, i) => ({ name, outcome: sent[i]?.get(entry) }));
    const accepted = outcomes.flatMap(({ name, outcome }) => (outcome === 'accepted' ? [name] : []));
    const bad = outcomes.filter(({ outcome }) => outcome === 'failed' || outcome === 'final');
    const old = now - entry.queuedAt >= GIVE_UP_MS;
    const lost = bad.filter(({ outcome }) => outcome === 'final' || old);
    const failed = bad.length > lost.length;
    if (bad.length > 0) delivered.well = false;
    try {
      for (const { name } of lost) {
        // A reminder that is missed is no request that is missed: it goes without a word.
        if (entry.kind === 'reminder') {
          accepted.push(name);
          continue;
        }
        await giveUp(entry, name, settings, now);
        delivered.givenUp.push({ entry, channel: name });
      }
      const next = failed ? now + retryDelay(entry.tries) : entry.afterwards;
      await settle({ ...entry, accepted, failed, next }, settings);
    } catch (error) {
      // It stays with its lease, and is told again: the others are settled all the same.
      log('error', 'outbox', { failure: failureName(error) });
      delivered.well = false;
    }
  }
  return delivered;
}
