import { environment } from '../environment.ts';
import { failureName, log } from '../log.ts';
import { isMonday, nextMorning, parisHour } from '../request/firm-day.ts';
import { plan, soonest, type Taken, takeDue, takeNow, unplan } from '../store/outbox.ts';
import type { Settings } from '../store/settings.ts';
import { abandonedMessage } from './abandoned.ts';
import { backupMessage } from './backup.ts';
import type { Channel, Message } from './channel.ts';
import { channelsFromEnvironment } from './channels.ts';
import { deliver, type GivenUp } from './deliver.ts';
import { type Entry, toEntry } from './entry.ts';
import { healthOf } from './health.ts';
import { summaryMessage } from './summary.ts';

/** How many entries one run of the scheduled function takes. */
const BATCH = 100;

/** Announcements sent one by one right after an answer, in a window; the others come as one message with the next run … */
export const BRAKE = 10;

/** … and of those, the ones that a machine seems to have sent. */
export const BRAKE_MARKED = 3;

/** A summary that nobody took is tried again after this pause, in ms … */
const SUMMARY_PAUSE_MS = 30 * 60_000;

/** … until this hour in Paris: later it would be no morning's. */
const SUMMARY_UNTIL = 12;

/** Reads entries; one that cannot be read stays with its lease, so that the others are sent all the same. */
const readEntries = (taken: readonly Taken[], now: number): Entry[] =>
  taken.flatMap((one) => {
    try {
      return [toEntry(one, now)];
    } catch (error) {
      log('error', 'outbox', { failure: failureName(error) });
      return [];
    }
  });

/**
 * Sends one announcement right after the answer, unless so many were sent that they wait for one another. Never rejects:
 * what fails stays in the outbox.
 *
 * @param kind as queued by the script that stored the request
 * @param now ms since the epoch
 */
export async function deliverNow(
  demandeId: string,
  kind: string,
  settings: Settings,
  now: number,
): Promise<void> {
  const channels = channelsFromEnvironment();
  if (channels.length === 0) return;
  try {
    const { nth, fields } = await takeNow(demandeId, settings, now);
    const entries = fields.size > 0 ? readEntries([{ member: `${demandeId}:${kind}`, fields }], now) : [];
    const marked = entries.some(({ announcement: { record, complement } }) => (complement ?? record).suspect);
    if (nth <= (marked ? BRAKE_MARKED : BRAKE)) await deliver(entries, channels, settings, now);
  } catch (error) {
    log('error', 'outbox', { failure: failureName(error) });
  }
}

/** Sends a message to all channels. @returns whether one of them took it */
async function sendToAll(channels: readonly Channel[], message: Message, kind: string): Promise<boolean> {
  const results = await Promise.allSettled(channels.map((channel) => channel.send(message)));
  for (const [i, result] of results.entries()) {
    if (result.status === 'rejected') {
      log('error', 'announcement', {
        kind,
        channel: channels[i]?.name ?? '',
        failure: failureName(result.reason),
      });
    }
  }
  return results.some(({ status }) => status === 'fulfilled');
}

/** Sends the morning's summary and plans the next one. */
async function sendSummary(channels: readonly Channel[], settings: Settings, now: number): Promise<boolean> {
  const sent = await sendToAll(channels, await summaryMessage(settings, now), 'summary');
  const again = now + SUMMARY_PAUSE_MS;
  await plan('summary', sent || parisHour(again) >= SUMMARY_UNTIL ? nextMorning(now) : again, settings);
  if (sent && isMonday(now) && environment()['DEMANDE_BACKUP']) await plan('backup', now, settings);
  return sent;
}

/** A backup that its channel did not take is tried again after this pause, in ms: it reads every request. */
const BACKUP_PAUSE_MS = 6 * 60 * 60_000;

/** Sends every request to the channel that `DEMANDE_BACKUP` names. */
async function sendBackup(channels: readonly Channel[], settings: Settings, now: number): Promise<boolean> {
  const chosen = channels.filter(({ name }) => name === environment()['DEMANDE_BACKUP']);
  const sent = chosen.length === 0 || (await sendToAll(chosen, await backupMessage(settings, now), 'backup'));
  await (sent ? unplan('backup', settings) : plan('backup', now + BACKUP_PAUSE_MS, settings));
  return sent;
}

/** Tells each channel what another one will not be told of any more. */
async function tellGivenUp(
  givenUp: readonly GivenUp[],
  channels: readonly Channel[],
  now: number,
): Promise<void> {
  for (const { name } of channels) {
    const entries = givenUp.flatMap(({ entry, channel }) => (channel === name ? [entry] : []));
    if (entries.length === 0) continue;
    const others = channels.filter((other) => other.name !== name);
    await sendToAll(others, abandonedMessage(name, entries, now), 'abandoned');
  }
}

/** What one run of the scheduled function came to. */
export interface Ran {
  /** Whether there is nothing to look after: every channel takes what it is sent, and nothing is late. */
  well: boolean;
  /** How many entries were tried. */
  count: number;
}

/**
 * Sends what is due: announcements, reminders, the morning's summary. Costs one command when there is nothing. With no
 * channel set up nothing is taken: it waits for one.
 *
 * @param now ms since the epoch
 * @throws StorageError when the storage is out of reach
 */
export async function deliverDue(settings: Settings, now: number): Promise<Ran> {
  const channels = channelsFromEnvironment();
  const planned = await soonest(settings);
  const [first] = planned;
  const { failing } = healthOf(planned, now);
  if (first && first.due > now) return { well: !failing && channels.length > 0, count: 0 };
  const taken = await takeDue(settings, channels.length > 0 ? BATCH : 0, now);
  if (channels.length === 0) return { well: false, count: 0 };
  const entries = readEntries(
    taken.filter(({ member }) => member.includes(':')),
    now,
  );
  const { well, givenUp } = await deliver(entries, channels, settings, now);
  await tellGivenUp(givenUp, channels, now);
  const isTaken = (name: string): boolean => taken.some(({ member }) => member === name);
  const summed = !isTaken('summary') || (await sendSummary(channels, settings, now));
  const saved = !isTaken('backup') || (await sendBackup(channels, settings, now));
  if (taken.length > 0) log('info', 'outbox', { count: taken.length });
  return { well: well && summed && saved && !failing, count: taken.length };
}
