import { setTimeout as pause } from 'node:timers/promises';
import { referenceOf } from '../../src/domain/reference.ts';
import { onceFromEnvironment } from '../environment.ts';
import { failureName, log } from '../log.ts';
import type { DemandeRecord } from '../request/record.ts';
import type { ValidCall } from '../request/validation.ts';
import { isSuspect, NOTICE_VERSION, type Visit } from '../request/visit.ts';
import { BRAKE_WINDOW_MS } from '../store/keys.ts';
import { toGroup, toMessage } from './announcement-text.ts';
import { type Announcement, announcementId, threadOf, versionOf } from './announcement.ts';
import type { Channel, Message } from './channel.ts';
import { channelsFromEnvironment } from './channels.ts';

/** Pauses before each try, in ms: without storage nobody tries again later. */
const TRIES_MS = [0, 2000, 8000];

/** Announcements that one process sends one by one in a window while the storage is away … */
export const DIRECT_BRAKE = 5;

/** … the others are gathered for this long, in ms, and come as one message: the host lets work after an answer last a minute. */
export const GATHER_MS = 30_000;

/** How many ids are remembered: a visitor who sends the same again while the storage is down is announced once. */
const REMEMBERED = 500;

function recordOf(call: ValidCall, visit: Visit): DemandeRecord {
  const demandeId = call.demandeId ?? visit.newId;
  const now = new Date(visit.now).toISOString();
  return {
    demandeId,
    reference: referenceOf(demandeId),
    ...call.draft,
    status: call.action === 'complete' ? 'completed' : 'created',
    createdAt: now,
    updatedAt: now,
    completedAt: call.action === 'complete' ? now : null,
    followUp: 'open',
    followUpAt: null,
    firstCalledAt: null,
    suspect: isSuspect(call.meta),
    sameNumberAs: '',
    noticeVersion: NOTICE_VERSION,
    complements: [],
  };
}

function announcementOf(call: ValidCall, visit: Visit): Announcement {
  const kind = ({ create: 'created', update: 'updated', complete: 'completed' } as const)[call.action];
  const record = recordOf(call, visit);
  const thread = threadOf(visit.replay, record.demandeId, visit.now);
  const id = announcementId(kind, thread, versionOf(kind, record));
  const first = call.demandeId === undefined;
  return { id, thread, kind, first, stored: false, record, complement: null, link: '' };
}

type Wait = (ms: number) => Promise<unknown>;

/** Whether a channel accepted a message at one of its tries. */
async function sendWithRetries(channel: Channel, message: Message, wait: Wait): Promise<boolean> {
  for (const delay of TRIES_MS) {
    await wait(delay);
    try {
      await channel.send(message);
      return true;
    } catch (error) {
      log('error', 'announcement', { channel: channel.name, failure: failureName(error) });
    }
  }
  return false;
}

/**
 * Makes what announces requests that could not be stored, marked as such. A created or completed one carries the id that
 * the same content would have from the outbox: had the storage taken it after all, the firm still sees one request.
 *
 * @param wait how time passes
 * @returns a function that never rejects, and ends when the firm was told or cannot be
 */
export function directAnnouncer(wait: Wait): (call: ValidCall, visit: Visit) => Promise<void> {
  const announced = new Set<string>();
  let window = { number: 0, count: 0 };
  let gathered: Announcement[] = [];
  let gathering: Promise<void> | undefined;

  /** Whether an id comes for the first time to this process. */
  function isNew(id: string): boolean {
    if (announced.has(id)) return false;
    announced.add(id);
    const [oldest] = announced;
    if (announced.size > REMEMBERED && oldest) announced.delete(oldest);
    return true;
  }

  async function tell(announcements: readonly Announcement[], message: Message): Promise<void> {
    const channels = channelsFromEnvironment();
    const told = await Promise.all(channels.map((channel) => sendWithRetries(channel, message, wait)));
    // Nobody was told: when the visitors send it again it must not pass for known.
    if (!told.includes(true)) for (const { id } of announcements) announced.delete(id);
  }

  async function gather(now: number): Promise<void> {
    await wait(GATHER_MS);
    const all = gathered;
    gathered = [];
    gathering = undefined;
    await tell(all, toGroup(all, now));
  }

  return async (call, visit) => {
    const announcement = announcementOf(call, visit);
    if (!isNew(announcement.id)) return;
    const number = Math.floor(visit.now / BRAKE_WINDOW_MS);
    if (number !== window.number) window = { number, count: 0 };
    window.count += 1;
    if (window.count <= DIRECT_BRAKE) return tell([announcement], toMessage(announcement));
    gathered.push(announcement);
    gathering ??= gather(visit.now);
    return gathering;
  };
}

const announcer = onceFromEnvironment(() => directAnnouncer(pause));

/** Announces a request that could not be stored. Never rejects. */
export const announceDirectly = (call: ValidCall, visit: Visit): Promise<void> => announcer()(call, visit);
