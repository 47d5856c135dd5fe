import { nextMorning } from '../request/firm-day.ts';
import { type Fields, toFields } from '../request/record.ts';
import { BRAKE_WINDOW_MS, FAILED_LIFE_MS, LEASE_MS, REQUEST_LIFE_SECONDS } from './keys.ts';
import { ask, pairs, run } from './redis.ts';
import type { Settings } from './settings.ts';

/** The outbox: what is still to be told, and when. All times are ms since the epoch; everything throws StorageError. */

const REQUEST_LIFE_MS = REQUEST_LIFE_SECONDS * 1000;

/** Entries that one look at the outbox shows: more than wait on any day, the reminders of months ahead not counted. */
const SHOWN = 100;

/** A member of the outbox and when it is due. */
export interface Planned {
  member: string;
  due: number;
}

/** What is due soonest, for one command. */
export async function soonest({ keys }: Settings): Promise<Planned[]> {
  const flat = await ask<(string | number)[]>((client) =>
    client.zrange(keys.outbox, 0, SHOWN - 1, { withScores: true }),
  );
  return pairs(flat).map(([member, due]) => ({ member, due: Number(due) }));
}

/** A member that was taken, with the request it is about; one about no request has no fields. */
export interface Taken {
  member: string;
  fields: Fields;
}

/** Takes at most so many entries that are due, for the length of the lease. */
export async function takeDue({ keys }: Settings, count: number, now: number): Promise<Taken[]> {
  const found = await run<[string, string[]][]>(
    'due',
    [keys.outbox, keys.index],
    [keys.request, now, now + LEASE_MS, count, now - REQUEST_LIFE_MS, nextMorning(now)],
  );
  return found.map(([member, flat]) => ({ member, fields: toFields(flat) }));
}

/**
 * Reads a request whose announcement is about to be sent, and counts it.
 *
 * @returns its fields, none when it is gone; and which one of this window it is, from 1
 */
export async function takeNow(
  id: string,
  { keys }: Settings,
  now: number,
): Promise<{ nth: number; fields: Fields }> {
  const window = Math.floor(now / BRAKE_WINDOW_MS);
  const [nth, flat] = await run<[number, string[]]>(
    'take',
    [keys.request + id, keys.announced + window],
    [BRAKE_WINDOW_MS / 1000],
  );
  return { nth, fields: toFields(flat) };
}

/** What became of an entry that was sent. */
export interface Settlement {
  member: string;
  demandeId: string;
  kind: string;
  /** A field of the request as it was when the entry was taken: when it has changed, the entry is another one by now. */
  guard: readonly [field: string, value: string];
  /** What each channel that took it is remembered by. */
  mark: string;
  accepted: readonly string[];
  failed: boolean;
  /** When it comes up next; undefined when nothing is left to send. */
  next: number | undefined;
}

/** Notes what became of an entry. */
export const settle = (
  { member, demandeId, kind, guard, mark, accepted, failed, next }: Settlement,
  { keys }: Settings,
): Promise<'done' | 'later' | 'again'> =>
  run(
    'settle',
    [keys.outbox, keys.request + demandeId],
    [member, kind, ...guard, mark, next ?? '', failed ? 1 : '', ...accepted],
  );

/** Gives up on telling one channel of an announcement: it is listed as failed from then on. */
export const giveUp = (
  { member, demandeId, kind, mark }: Pick<Settlement, 'member' | 'demandeId' | 'kind' | 'mark'>,
  channel: string,
  { keys }: Settings,
  now: number,
): Promise<'failed' | 'gone'> =>
  run(
    'give-up',
    [keys.failed, keys.request + demandeId],
    [member, kind, channel, mark, now, now - FAILED_LIFE_MS],
  );

/** Queues a request to be announced once more, at once, and forgets which of its announcements were given up. */
export const queueAgain = (
  id: string,
  failed: readonly Failed[],
  { keys }: Settings,
  now: number,
): Promise<'queued' | 'not_found'> =>
  run(
    'queue-again',
    [keys.outbox, keys.request + id, keys.failed],
    [id, 'resent', now, ...failed.map((one) => `${one.demandeId}:${one.kind}:${one.channel}`)],
  );

/** Plans an entry that is about no request, or puts it off. */
export const plan = (member: string, due: number, { keys }: Settings): Promise<unknown> =>
  ask((client) => client.zadd(keys.outbox, { score: due, member }));

/** Takes an entry that is about no request out again. */
export const unplan = (member: string, { keys }: Settings): Promise<unknown> =>
  ask((client) => client.zrem(keys.outbox, member));

/** An announcement that nobody has accepted yet. */
interface Pending {
  demandeId: string;
  kind: string;
  /** When it is next tried. */
  due: Date;
  /** Failed tries so far. */
  tries: number;
}

/** An announcement that a channel never took. */
export interface Failed {
  demandeId: string;
  kind: string;
  channel: string;
  /** When it was given up. */
  at: Date;
}

/** The announcements that wait, soonest first. */
export async function pendingAnnouncements({ keys }: Settings): Promise<Pending[]> {
  const found = await run<[string, string, string][]>('pending', [keys.outbox], [keys.request]);
  return found.map(([member, due, tries]) => {
    const [demandeId = '', kind = ''] = member.split(':');
    return { demandeId, kind, due: new Date(Number(due)), tries: Number(tries) };
  });
}

/** The announcements that were given up in the last month, the oldest first. */
export async function failedAnnouncements({ keys }: Settings): Promise<Failed[]> {
  const flat = await ask<(string | number)[]>((client) =>
    client.zrange(keys.failed, 0, -1, { withScores: true }),
  );
  return pairs(flat).map(([member, at]) => {
    const [demandeId = '', kind = '', channel = ''] = member.split(':');
    return { demandeId, kind, channel, at: new Date(Number(at)) };
  });
}
