import { setTimeout as pause } from 'node:timers/promises';
import { referenceOf } from '../../src/domain/reference.ts';
import { failureName, log } from '../log.ts';
import type { DemandeRecord } from '../request/record.ts';
import type { ValidCall } from '../request/validation.ts';
import { isSuspect, NOTICE_VERSION, type Visit } from '../request/visit.ts';
import { type Announcement, announcementId, threadOf, versionOf } from './announcement.ts';
import type { Channel } from './channel.ts';
import { channelsFromEnvironment } from './channels.ts';

/** Pauses before each try, in ms: without storage nobody tries again later. */
const TRIES_MS = [0, 2000, 8000];

/** How many ids are remembered: a visitor who sends the same again while the storage is down is announced once. */
const REMEMBERED = 500;

const announced = new Set<string>();

/** Whether an id comes for the first time to this process. */
function isNew(id: string): boolean {
  if (announced.has(id)) return false;
  announced.add(id);
  const [oldest] = announced;
  if (announced.size > REMEMBERED && oldest) announced.delete(oldest);
  return true;
}

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

/**
 * Announces a request that could not be stored, marked as such (DESIGN §5). A created or completed one carries the id
 * that the same content would have from the outbox: had the storage taken it after all, the firm still sees one request.
 * Never rejects.
 */
export async function announceDirectly(call: ValidCall, visit: Visit): Promise<void> {
  const kind = ({ create: 'created', update: 'updated', complete: 'completed' } as const)[call.action];
  const record = recordOf(call, visit);
  const thread = threadOf(visit.replay, record.demandeId);
  const id = announcementId(kind, thread, versionOf(kind, record));
  if (!isNew(id)) return;
  const first = call.demandeId === undefined;
  const announcement: Announcement = { id, thread, kind, first, stored: false, record, complement: null };
  const accepted = await Promise.all(
    channelsFromEnvironment().map((channel) => sendWithRetries(channel, announcement)),
  );
  // Nobody was told: when the visitor sends it again it must not pass for known.
  if (!accepted.includes(true)) announced.delete(id);
}

/** Whether a channel accepted an announcement at one of its tries. */
async function sendWithRetries(channel: Channel, announcement: Announcement): Promise<boolean> {
  for (const delay of TRIES_MS) {
    await pause(delay);
    try {
      await channel.send(announcement);
      return true;
    } catch (error) {
      log('error', 'announcement', {
        kind: announcement.kind,
        channel: channel.name,
        failure: failureName(error),
      });
    }
  }
  return false;
}
