import { parisDate } from '../request/firm-day.ts';
import { fingerprint } from '../request/id.ts';
import type { Stage } from '../request/promise.ts';
import {
  type Complement,
  complementOf,
  type DemandeRecord,
  type Fields,
  toRecord,
} from '../request/record.ts';
import { followUpLink } from './link.ts';

/** What is announced: the request itself, what came to it later, or that nobody has called yet. */
type AnnouncementKind = 'created' | 'updated' | 'completed' | 'again' | 'resent' | 'complement' | Stage;

/** One thing to tell the firm. */
export interface Announcement {
  /** The same at every try of the same content: a receiver that has seen it may drop it. */
  id: string;
  /** The same for everything about one request. */
  thread: string;
  kind: AnnouncementKind;
  /** Whether nothing about this request was announced before. */
  first: boolean;
  /** False when the storage was out of reach: this announcement is then all there is. */
  stored: boolean;
  record: DemandeRecord;
  /** What the duplicate brought, for the kind `complement`. */
  complement: Complement | null;
  /** The page where the firm notes what became of it; '' for what is not stored. */
  link: string;
}

/**
 * What ties the announcements of one request together, stored or not: the draft's key and its day where there is a key,
 * else the id. A draft that lies in a tab for days makes another request, which is no part of the first one.
 *
 * @param createdAt ms since the epoch
 */
export const threadOf = (replay: string, demandeId: string, createdAt: number): string =>
  fingerprint(replay ? `${replay} ${parisDate(createdAt)}` : demandeId);

/** Stable id of an announcement; `version` tells apart those of one kind about one request. */
export const announcementId = (kind: string, thread: string, version: string): string =>
  ['demande', kind, version, thread].filter(Boolean).join('-');

/**
 * Mark of what a request held when it was made or completed. Part of the id, so that a number put right between two
 * tries is not dropped by a receiver that has seen the wrong one; name and address are no part of a `created`, which is
 * made without them. Four characters tell the states of one request apart and are too few to guess a number by.
 */
export const versionOf = (kind: string, { plaque, vitrage, phone, name, address }: DemandeRecord): string =>
  fingerprint([plaque, vitrage, phone, ...(kind === 'created' ? [] : [name, address])].join('\n')).slice(
    0,
    4,
  );

/**
 * The announcement behind an entry of the outbox.
 *
 * @param kind as queued: `created`, `updated`, `completed`, `again`, `resent`, `complement` with its number, or `reminder`
 * @param revision when it was queued, in ms; of a reminder, the stage that it has come to
 */
export function toAnnouncement(
  demandeId: string,
  kind: string,
  revision: string,
  fields: Fields,
): Announcement {
  const record = toRecord(demandeId, fields);
  const createdAt = Number(fields.get('createdAt'));
  const thread = threadOf(fields.get('replay') ?? '', demandeId, createdAt);
  const nth = /^complement(\d)$/.exec(kind)?.[1];
  const told = nth ? 'complement' : kind === 'reminder' ? (revision as Stage) : (kind as AnnouncementKind);
  const version = ['updated', 'again', 'resent'].includes(kind) || nth ? revision : versionOf(kind, record);
  return {
    id: announcementId(kind === 'reminder' ? told : kind, thread, version),
    thread,
    kind: told,
    first: kind === 'created' || kind === 'resent' || (kind === 'completed' && !fields.has('queued:created')),
    stored: true,
    record,
    complement: nth ? (complementOf(fields, Number(nth)) ?? null) : null,
    link: followUpLink(demandeId, Number(revision) || createdAt),
  };
}
