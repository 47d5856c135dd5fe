import { failureName, log } from '../log.ts';
import { type Fields, toFields } from '../request/record.ts';
import { LEASE_MS, REQUEST_LIFE_SECONDS } from '../store/keys.ts';
import { run } from '../store/redis.ts';
import type { Settings } from '../store/settings.ts';
import { toAnnouncement } from './announcement.ts';
import type { Channel } from './channel.ts';
import { channelsFromEnvironment } from './channels.ts';
import { retryDelay } from './delays.ts';

/** How many announcements one run of the scheduled function takes. */
const BATCH = 25;

/** An entry of the outbox with the request it is about. */
interface Entry {
  member: string;
  fields: Fields;
}

/** Takes so many due entries, or the one named, for the length of the lease. */
async function claim({ keys }: Settings, count: number, member = ''): Promise<Entry[]> {
  const now = Date.now();
  const found = await run<[string, string[]][]>(
    'claim',
    [keys.outbox, keys.index],
    [keys.request, now, now + LEASE_MS, count, member, now - REQUEST_LIFE_SECONDS * 1000],
  );
  return found.map(([name, flat]) => ({ member: name, fields: toFields(flat) }));
}

/** Sends one entry; whatever goes wrong stays with it, so that the others are sent all the same. */
async function deliver(entry: Entry, channels: readonly Channel[], settings: Settings): Promise<void> {
  try {
    await sendAndSettle(entry, channels, settings);
  } catch (error) {
    log('error', 'outbox', { failure: failureName(error) });
  }
}

/** Sends one entry to the channels that have not accepted it yet, and notes which did. */
async function sendAndSettle(
  { member, fields }: Entry,
  channels: readonly Channel[],
  { keys }: Settings,
): Promise<void> {
  const [demandeId = '', kind = ''] = member.split(':');
  const revision = fields.get(`queued:${kind}`) ?? '';
  const announcement = toAnnouncement(demandeId, kind, revision, fields);
  const open = channels.filter(({ name }) => fields.get(`sent:${kind}:${name}`) !== revision);
  const results = await Promise.allSettled(open.map((channel) => channel.send(announcement)));
  const tries = Number(fields.get(`tries:${kind}`) ?? 0);
  const accepted: string[] = [];
  for (const [i, result] of results.entries()) {
    const channel = open[i]?.name ?? '';
    if (result.status === 'fulfilled') accepted.push(channel);
    else
      log('error', 'announcement', {
        kind: announcement.kind,
        channel,
        tries,
        failure: failureName(result.reason),
      });
  }
  const next = accepted.length === open.length ? '' : Date.now() + retryDelay(tries);
  await run('settle', [keys.outbox, keys.request + demandeId], [member, kind, revision, next, ...accepted]);
}

/**
 * Sends one announcement right after the answer. Never rejects: what fails stays in the outbox.
 *
 * @param kind as queued by the script that stored the request
 */
export async function deliverNow(demandeId: string, kind: string, settings: Settings): Promise<void> {
  const channels = channelsFromEnvironment();
  if (channels.length === 0) return;
  try {
    for (const entry of await claim(settings, 1, `${demandeId}:${kind}`))
      await deliver(entry, channels, settings);
  } catch (error) {
    log('error', 'outbox', { failure: failureName(error) });
  }
}

/**
 * Sends what is due. With no channel set up nothing is taken: it waits for one.
 *
 * @returns how many announcements were tried
 * @throws StorageError when the storage is out of reach
 */
export async function deliverDue(settings: Settings): Promise<number> {
  const channels = channelsFromEnvironment();
  const entries = await claim(settings, channels.length > 0 ? BATCH : 0);
  await Promise.all(entries.map((entry) => deliver(entry, channels, settings)));
  if (entries.length > 0) log('info', 'outbox', { count: entries.length });
  return entries.length;
}
