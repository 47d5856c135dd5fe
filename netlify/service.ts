import type { OpeningHours } from '../src/domain/opening-hours.ts';
import type { Channel } from './channels/channel.ts';
import type { Store } from './store/store.ts';

/** Logs never contain personal data. An error is logged by name and code only, because its message may quote input. */
type Log = (level: 'info' | 'error', event: string, fields?: Record<string, string | number>) => void;

export const logLine: Log = (level, event, fields = {}) =>
  console.log(JSON.stringify({ level, event, ...fields }));

export const failureName = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Unknown';
  const { name, kind, code }: Error & { kind?: unknown; code?: unknown } = error;
  const isWord = (text: unknown): boolean => typeof text === 'string' && /^\w{2,30}$/.test(text);
  return [name, kind, code].filter(isWord).join(':');
};

export interface Service {
  store: Store;
  /** Notification channels; deploy previews have none. */
  channels: readonly Channel[];
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
  hours: OpeningHours;
  secrets: {
    /** The first key signs new links; a link signed by any of the keys is valid. */
    links: readonly string[];
    hash: string;
  };
  origin: string;
  backup: 'email' | 'webhook' | undefined;
  heartbeat: string | undefined;
  preview: boolean;
  log: Log;
}
