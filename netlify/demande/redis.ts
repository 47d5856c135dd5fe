import { Redis } from '@upstash/redis';
import { StorageError } from './errors.ts';

/** Longest wait for the storage, its second attempt included, in ms: a visitor waits 4 s at most. */
const STORAGE_TIMEOUT_MS = 3000;

/** Pause before the second attempt, in ms. */
const RETRY_PAUSE_MS = 100;

/** All that the store uses of the client. */
export type ScriptRunner = Pick<Redis, 'eval' | 'set'>;

let current: { url: string; token: string; client: ScriptRunner } | undefined;

/**
 * The client for the storage that the environment names, made once.
 *
 * @throws StorageError when the environment names none
 */
export function redisFromEnvironment(): ScriptRunner {
  const url = process.env['UPSTASH_REDIS_REST_URL'] ?? '';
  const token = process.env['UPSTASH_REDIS_REST_TOKEN'] ?? '';
  if (current && current.url === url && current.token === token) return current.client;
  if (!url || !token) throw new StorageError('NotConfigured');
  const client = new Redis({
    url,
    token,
    enableAutoPipelining: false,
    enableTelemetry: false,
    automaticDeserialization: false,
    retry: { retries: 1, backoff: () => RETRY_PAUSE_MS },
    // A signal given as a value would make a time-out resolve with null: a lost request would look stored.
    signal: () => AbortSignal.timeout(STORAGE_TIMEOUT_MS),
  });
  current = { url, token, client };
  return client;
}
