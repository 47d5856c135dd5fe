import type { ChannelName } from '../request/record.ts';
import type { Block } from './mail-body.ts';

/**
 * Longest wait for one channel to accept one message, in ms: mail servers make strangers wait six seconds for their
 * greeting, and the scheduled function has 30 s in all.
 */
export const SEND_TIMEOUT_MS = 9000;

export interface Message {
  /** The same at every try of the same content: a receiver that has seen it may drop it. */
  id: string;
  /** The request that it continues, and whether it is the first about it; without, it stands alone. */
  thread?: { name: string; first: boolean };
  subject: string;
  blocks: readonly Block[];
  /** Origin of the site, where the message is about one request: the site's car then stands at its head. */
  origin?: string;
  /** The event of a webhook: its type, its time in ms since the epoch, and the data of that type. */
  event: { type: string; at: number; data: object };
  /** A file beside the text, which a webhook is given as a text in its data. */
  file?: { name: string; type: string; content: string };
}

export interface Channel {
  name: ChannelName;
  /** Resolves once the other side has accepted the message. @throws NotTakenError, or what kept it from arriving */
  send: (message: Message) => Promise<void>;
}

/** The other side answered that it does not take the message. One that is gone (410) wants to hear no more. */
export class NotTakenError extends Error {
  override name = 'NotTakenError';
  readonly code: string;
  readonly isFinal: boolean;

  constructor(status: number) {
    super('not taken');
    this.code = `HTTP_${status}`;
    this.isFinal = status === 410;
  }
}

/** A notification of a request that is due on a channel now. */
export interface Duty {
  channel: ChannelName;
  /** News since the last notification, or a reminder to call; `lastCall` is the final reminder. */
  kind: 'news' | 'reminder' | 'lastCall';
  /** Recorded once the channel has accepted it: a revision, or the time of a reminder. */
  mark: number;
}
