import type { OpeningHours } from '../src/domain/opening-hours.ts';
import type { Channel } from './channels/channel.ts';
import type { Store } from './store/store.ts';

/** The fields of a log line: nothing that a visitor typed, nothing that identifies them. */
interface LogFields {
  action?: string;
  status?: string;
  ms?: number;
  /** Name of a failure, never its message, or what is wrong with a variable of the environment. */
  failure?: string;
  channel?: string;
  kind?: string;
  count?: number;
}

type Log = (level: 'info' | 'error', event: string, fields?: LogFields) => void;

/** Writes JSON on the standard output, which the host keeps as the function's log. */
export const logLine: Log = (level, event, fields = {}) =>
  console.log(JSON.stringify({ level, event, ...fields }));

/** The name of a failure: messages may quote what a visitor sent. */
export const failureName = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Unknown';
  const { name, kind, code }: Error & { kind?: unknown; code?: unknown } = error;
  const isWord = (text: unknown): boolean => typeof text === 'string' && /^\w{2,30}$/.test(text);
  return [name, kind, code].filter(isWord).join(':');
};

/** The dependencies of the functions: netlify/environment.ts makes them from the environment, tests make their own. */
export interface Service {
  store: Store;
  /** Empty on previews of the site: only production notifies anybody. */
  channels: readonly Channel[];
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
  hours: OpeningHours;
  secrets: {
    /** Keys that sign links, the one in use first: older ones are still accepted. */
    links: readonly string[];
    /** Key of the hashes of addresses and of the ids of drafts. */
    hash: string;
  };
  /** Origin of the links in messages, such as `https://www.clairvitre.example`. */
  origin: string;
  /** Kind of channel that gets every request as a file once a week. */
  backup: 'email' | 'webhook' | undefined;
  /** Called after each run of the schedule while requests are stored and announced. */
  heartbeat: string | undefined;
  preview: boolean;
  log: Log;
}
