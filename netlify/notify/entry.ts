import { dangerDue, stageAt } from '../request/promise.ts';
import { REQUEST_LIFE_SECONDS } from '../store/keys.ts';
import type { Settlement, Taken } from '../store/outbox.ts';
import { type Announcement, toAnnouncement } from './announcement.ts';

/** An entry of the outbox, ready to be sent. */
export interface Entry extends Pick<Settlement, 'member' | 'demandeId' | 'kind' | 'guard' | 'mark'> {
  announcement: Announcement;
  /** When it was queued, in ms: what its age is counted from. */
  queuedAt: number;
  /** Failed tries so far. */
  tries: number;
  /** Whether a channel has taken this very content before. */
  isKnownTo: (channel: string) => boolean;
  /** When it comes up again once every channel has taken it, in ms; undefined for never. */
  afterwards: number | undefined;
  /** False for the reminder of a request that was followed up. */
  wanted: boolean;
}

/**
 * Reads an entry. What is sent of a reminder depends on how late it is.
 *
 * @param now ms since the epoch
 * @throws RangeError when the request cannot be read
 */
export function toEntry({ member, fields }: Taken, now: number): Entry {
  const [demandeId = '', kind = ''] = member.split(':');
  const createdAt = Number(fields.get('createdAt'));
  const isReminder = kind === 'reminder';
  const field = isReminder ? 'createdAt' : `queued:${kind}`;
  const value = fields.get(field) ?? '';
  const mark = isReminder ? stageAt(createdAt, now) : value;
  const never = createdAt + REQUEST_LIFE_SECONDS * 1000;
  return {
    member,
    demandeId,
    kind,
    guard: [field, value],
    mark,
    announcement: toAnnouncement(demandeId, kind, mark, fields),
    queuedAt: Number(value),
    tries: Number(fields.get(`tries:${kind}`) ?? 0),
    isKnownTo: (channel) => fields.get(`sent:${kind}:${channel}`) === mark,
    afterwards: isReminder ? (mark === 'reminder' ? dangerDue(createdAt) : never) : undefined,
    wanted: !isReminder || (fields.get('followUp') ?? 'open') === 'open',
  };
}
