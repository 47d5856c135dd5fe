import type { ChannelName } from '../request/record.ts';
import type { Block } from './mail-body.ts';

/** Some mail servers delay their greeting by six seconds; the scheduled function has 30 s in all. */
export const SEND_TIMEOUT_MS = 9000;

export interface Message {
  /** Idempotency key: the same at each retry of the same content. */
  id: string;
  thread?: { name: string; first: boolean };
  subject: string;
  blocks: readonly Block[];
  /** Origin of the site, to load its picture of a car from. */
  origin?: string;
  /** Webhook payload; `at` is in ms since the epoch. */
  event: { type: string; at: number; data: object };
  /** Attachment; part of the data of a webhook. */
  file?: { name: string; type: string; content: string };
}

export interface Channel {
  name: ChannelName;
  /** Resolves once the message is accepted. @throws NotTakenError, or a network error */
  send: (message: Message) => Promise<void>;
}

/** The receiver refused; 410 means that it wants no more messages. */
export class NotTakenError extends Error {
  override name = 'NotTakenError';
  readonly code: string;

  constructor(status: number) {
    super('not taken');
    this.code = `HTTP_${status}`;
  }
}

export interface Duty {
  channel: ChannelName;
  kind: 'news' | 'reminder' | 'lastCall';
  /** Stored once the channel accepted: a revision, or the time of a reminder. */
  mark: number;
}
