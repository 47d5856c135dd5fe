import { readFileSync } from 'node:fs';
import { Redis } from '@upstash/redis';
import { onceFromEnvironment } from '../environment.ts';
import { texts } from '../request/texts.ts';
import { STORAGE_TIMEOUT_MS } from './patience.ts';

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

/** Pause before the second attempt, in ms. */
const RETRY_PAUSE_MS = 100;

/**
 * The client for the storage that the environment names, made once.
 *
 * @throws StorageError when the environment names none
 */
const redisFromEnvironment = onceFromEnvironment((variables) => {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = variables;
  if (!url || !token) throw new StorageError('NotConfigured');
  return new Redis({
    url,
    token,
    enableAutoPipelining: false,
    enableTelemetry: false,
    automaticDeserialization: false,
    retry: { retries: 1, backoff: () => RETRY_PAUSE_MS },
    // A signal given as a value would make a time-out resolve with null: a lost request would look stored.
    signal: () => AbortSignal.timeout(STORAGE_TIMEOUT_MS),
  });
});

/** A script as the client keeps it: sent by its hash, and whole to a storage that does not know it. */
type Script = Pick<ReturnType<Redis['createScript']>, 'exec'>;

/** The scripts that this process has used on that storage. */
const scriptsInUse = onceFromEnvironment(() => new Map<string, Script>());

/** Every file of the bundle is one folder deep, as this one is: the way to the scripts is the same. */
const sourceOf = (name: string): string =>
  readFileSync(new URL(`../store/scripts/${name}.lua`, import.meta.url), 'utf8');

function scriptNamed(name: string): Script {
  const scripts = scriptsInUse();
  let script = scripts.get(name);
  if (!script) {
    script = redisFromEnvironment().createScript(sourceOf(name));
    scripts.set(name, script);
  }
  return script;
}

/**
 * Runs a script of this folder: one request, two when the storage has forgotten it. Both together may take no longer than
 * {@link STORAGE_TIMEOUT_MS}.
 *
 * @param name of the file, without `.lua`
 * @throws StorageError
 */
export const run = <T>(name: string, keys: string[], args: (string | number)[]): Promise<T> =>
  bounded(() => scriptNamed(name).exec(keys, args.map(String)));

/**
 * Runs a plain command, where no script is needed.
 *
 * @throws StorageError
 */
export const ask = <T>(command: (client: Redis) => Promise<unknown>): Promise<T> =>
  bounded(() => command(redisFromEnvironment()));

/** Waits for the storage no longer than a visitor does, and lets nothing of the client's errors out but their kind. */
async function bounded<T>(asked: () => Promise<unknown>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError('Timeout')), STORAGE_TIMEOUT_MS);
  });
  try {
    return (await Promise.race([asked(), late])) as T;
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(kindOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** A flat reply of names and values, two by two. */
export const pairs = (flat: readonly (string | number)[]): [string, string][] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [String(flat[2 * i]), String(flat[2 * i + 1])]);
