import { fingerprint } from '../request/id.ts';
import {
  type Complement,
  complementOf,
  type DemandeRecord,
  type Fields,
  toRecord,
} from '../request/record.ts';

/** What is announced: the request itself, or what came to it later. */
export type AnnouncementKind = 'created' | 'updated' | 'completed' | 'complement';

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
}

/** What ties the announcements of one request together, stored or not: the draft's key where it has one, else the id. */
export const threadOf = (replay: string, demandeId: string): string => replay || fingerprint(demandeId);

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
 * @param kind as queued: `created`, `updated`, `completed`, or `complement` with its number
 * @param revision when it was queued, in ms
 */
export function toAnnouncement(
  demandeId: string,
  kind: string,
  revision: string,
  fields: Fields,
): Announcement {
  const record = toRecord(demandeId, fields);
  const thread = threadOf(fields.get('replay') ?? '', demandeId);
  const nth = /^complement(\d)$/.exec(kind)?.[1];
  const version = kind === 'updated' ? revision : nth ? '' : versionOf(kind, record);
  return {
    id: announcementId(kind, thread, version),
    thread,
    kind: nth ? 'complement' : (kind as AnnouncementKind),
    first: kind === 'created' || (kind === 'completed' && !fields.has('queued:created')),
    stored: true,
    record,
    complement: nth ? (complementOf(fields, Number(nth)) ?? null) : null,
  };
}
