import { createHash } from 'node:crypto';
import { Redis } from '@upstash/redis';
import { onceFromEnvironment } from '../environment.ts';
import { texts } from '../request/texts.ts';

/**
 * The storage did not do what was asked. Carries only the kind of failure: the client's own messages quote the whole
 * command, personal data included.
 */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly kind: string;

  constructor(kind: string) {
    super(texts.reponses.indisponible);
    this.kind = kind;
  }
}

/** Longest wait for the storage, its second attempt included, in ms: a visitor waits 4 s at most. */
const STORAGE_TIMEOUT_MS = 3000;

/**
 * A storage that takes longer than this to say that it has forgotten a script is not given it at once, in ms: the wait
 * that then begins is as long as the first, and both must fit into the visitor's.
 */
const FORGOTTEN_WITHIN_MS = 500;

/** Pause before the second attempt, in ms. */
const RETRY_PAUSE_MS = 100;

/** All that the store uses of the client. */
type ScriptRunner = Pick<Redis, 'eval' | 'evalsha'>;

/**
 * The client for the storage that the environment names, made once.
 *
 * @throws StorageError when the environment names none
 */
export const redisFromEnvironment = onceFromEnvironment((variables) => {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = variables;
  if (!url || !token) throw new StorageError('NotConfigured');
  return new Redis({
    url,
    token,
    enableAutoPipelining: false,
    enableTelemetry: false,
    automaticDeserialization: false,
    // Base64 guards bytes that are no text. All that we store is, and decoding it took a fifth of a call's time.
    responseEncoding: false,
    retry: { retries: 1, backoff: () => RETRY_PAUSE_MS },
    // A signal given as a value would make a time-out resolve with null: a lost request would look stored.
    signal: () => AbortSignal.timeout(STORAGE_TIMEOUT_MS),
  });
});

/** Hashes of the scripts that this process has sent to that storage. */
const knownScripts = onceFromEnvironment(() => new Set<string>());

/** A storage that restarted has forgotten the scripts it knew. */
const isForgotten = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('NOSCRIPT');

/** Waits for the storage, and lets nothing of the client's errors out but their name. */
async function named<T>(asked: () => Promise<unknown>): Promise<T> {
  try {
    return (await asked()) as T;
  } catch (error) {
    throw error instanceof StorageError
      ? error
      : new StorageError(error instanceof Error ? error.name : 'Unknown');
  }
}

/** Runs one script. @throws StorageError */
export const run = <T>(script: string, keys: string[], args: (string | number)[]): Promise<T> =>
  named(() => runScript(script, keys, args.map(String)));

/** Runs one plain command, where no script is needed. @throws StorageError */
export const ask = <T>(command: (client: Redis) => Promise<unknown>): Promise<T> =>
  named(async () => command(redisFromEnvironment()));

/**
 * Runs a script in one request: whole the first time in this process, by its hash from then on, which spares a tenth of
 * the time of a call. Only a storage that has forgotten it since is asked twice, and only if it said so in time.
 *
 * @throws StorageError when no storage is named or time has run out; errors of the client as they are
 */
async function runScript(script: string, keys: string[], args: string[]): Promise<unknown> {
  const client: ScriptRunner = redisFromEnvironment();
  const known = knownScripts();
  const hash = hashOf(script);
  if (known.has(hash)) {
    const start = performance.now();
    try {
      return await client.evalsha(hash, keys, args);
    } catch (error) {
      if (!isForgotten(error)) throw error;
      known.delete(hash);
      if (performance.now() - start > FORGOTTEN_WITHIN_MS) throw new StorageError('Timeout');
    }
  }
  const reply = await client.eval(script, keys, args);
  known.add(hash);
  return reply;
}

const hashes = new Map<string, string>();

function hashOf(script: string): string {
  const known = hashes.get(script);
  if (known) return known;
  const hash = createHash('sha1').update(script).digest('hex');
  hashes.set(script, hash);
  return hash;
}
