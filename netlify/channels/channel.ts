import type { ChannelName } from '../request/record.ts';
import type { Block } from './mail-body.ts';

/** Timeout in ms. Mail servers may delay the greeting by six seconds, and Netlify ends a scheduled run after 30 s. */
export const SEND_TIMEOUT_MS = 9000;

export interface Message {
  /** Idempotency key, the same for each retry. */
  id: string;
  thread?: { name: string; first: boolean };
  subject: string;
  blocks: readonly Block[];
  origin?: string;
  /** Webhook payload; `at` is in ms since the epoch. */
  event: { type: string; at: number; data: object };
  file?: { name: string; type: string; content: string };
}

export interface Channel {
  name: ChannelName;
  /** @throws NotTakenError if the receiver rejects the webhook, otherwise the SMTP or network error */
  send: (message: Message) => Promise<void>;
}

/** The webhook's receiver rejected a message. Status 410 (Gone) means that it wants no more messages. */
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
  /** The request's revision (news) or the reminder's due time, stored once the message is accepted or given up. */
  mark: number;
}
