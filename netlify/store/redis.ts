import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from '@upstash/redis';

/** Replaces the errors of the Redis client, because their messages contain commands with personal data. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly kind: string;

  constructor(kind: string) {
    super('storage failed');
    this.kind = kind;
  }
}

/** Matches Upstash's error message when the plan's quota is used up. */
const QUOTA = /^ERR max .*(requests?|commands?|size|storage).* exceeded/i;

/** Redis error code, which is safe to log. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  if (QUOTA.test(error.message)) return 'QUOTA';
  return /^([A-Z]{2,12}|Unauthorized)\b/.exec(error.message)?.[0] ?? error.name;
}

const STORAGE_TIMEOUT_MS = 3000;
export type RedisClient = ReturnType<typeof openRedis>;

/** @param patience timeout of a call in ms */
export function openRedis(url = '', token = '', patience = STORAGE_TIMEOUT_MS) {
  const scripts = new Map<string, Pick<ReturnType<Redis['createScript']>, 'exec'>>();
  let client: Redis | undefined;

  function connected(): Redis {
    if (!url || !token) throw new StorageError('NotConfigured');
    client ??= new Redis({
      url,
      token,
      enableAutoPipelining: false,
      enableTelemetry: false,
      automaticDeserialization: false,
      responseEncoding: false,
      retry: { retries: 1, backoff: () => 100 },
      // `signal` is a function, because with a plain signal the client returns null on a timeout instead of throwing.
      signal: () => AbortSignal.timeout(patience),
    });
    return client;
  }

  function scriptNamed(name: string) {
    // This path is valid in the source and in the bundle, because this module is one folder deep in both.
    const file = new URL(`../store/scripts/${name}.lua`, import.meta.url);
    const script = scripts.get(name) ?? connected().createScript(readFileSync(file, 'utf8'));
    scripts.set(name, script);
    return script;
  }

  /** Limits the waiting time, and hides the client's errors. */
  async function bounded<T>(asked: () => Promise<unknown>): Promise<T> {
    const late = pause(patience, undefined, { ref: false }).then(() =>
      Promise.reject(new StorageError('Timeout')),
    );
    try {
      return (await Promise.race([asked(), late])) as T;
    } catch (error) {
      throw error instanceof StorageError ? error : new StorageError(kindOf(error));
    }
  }

  return {
    ask: <T>(command: (client: Redis) => Promise<unknown>) => bounded<T>(async () => command(connected())),
    /** Takes one round trip, or two if the script is not cached. @throws StorageError */
    run: <T>(name: string, keys: readonly string[], argument: object) =>
      bounded<T>(async () => scriptNamed(name).exec([...keys], [JSON.stringify(argument)])),
  };
}
