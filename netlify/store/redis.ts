import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from '@upstash/redis';

/** The storage did not do what was asked. The client's own messages quote the whole command, personal data included. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly kind: string;

  constructor(kind: string) {
    super('storage failed');
    this.kind = kind;
  }
}

/** First words of what a storage refuses with: the rest of its sentences quotes the whole command. */
const REFUSALS =
  /^(BUSY|ERR|LOADING|MISCONF|NOAUTH|NOPERM|OOM|READONLY|UNKILLABLE|WRONGPASS|WRONGTYPE|Unauthorized)\b/;

/** Upstash's own words for a plan that is used up. */
const QUOTA = /^ERR max .*(requests?|commands?|size|storage).* exceeded/i;

/** The kind of a failure: the storage's first word where it is one that is known, else the error's name. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  if (QUOTA.test(error.message)) return 'QUOTA';
  return REFUSALS.exec(error.message)?.[0] ?? error.name;
}

/** Longest wait for the storage, its second attempt included, in ms: a visitor waits 4 s at most. */
const STORAGE_TIMEOUT_MS = 3000;

export type RedisClient = ReturnType<typeof openRedis>;

/** Opens a storage by Upstash's REST protocol. Nothing is sent yet. @param patience longest wait for one call, in ms */
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
      retry: { retries: 1, backoff: () => 100 },
      // A signal given as a value would make a time-out resolve with null: a lost request would look stored.
      signal: () => AbortSignal.timeout(patience),
    });
    return client;
  }

  function scriptNamed(name: string) {
    // Every file of the bundle is one folder deep, as this one is: the way to the scripts is the same.
    const file = new URL(`../store/scripts/${name}.lua`, import.meta.url);
    const script = scripts.get(name) ?? connected().createScript(readFileSync(file, 'utf8'));
    scripts.set(name, script);
    return script;
  }

  /** Waits for the storage no longer than a visitor does, and lets nothing of the client's errors out but their kind. */
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
    /** Sends one command. @throws StorageError */
    ask: <T>(command: (client: Redis) => Promise<unknown>) => bounded<T>(async () => command(connected())),
    /** Runs a script of store/scripts: one request, two when the storage has forgotten it. @throws StorageError */
    run: <T>(name: string, keys: readonly string[], argument: object) =>
      bounded<T>(async () => scriptNamed(name).exec([...keys], [JSON.stringify(argument)])),
  };
}
