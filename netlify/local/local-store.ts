import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openRedis } from '../store/redis.ts';
import { emulatedRedis } from './emulated-redis.ts';
import { redisFault, startRedis } from './redis-process.ts';
import { startRestServer } from './rest-server.ts';

const LOCAL_FOLDER = '.local';
const ADDRESS_FILE = `${LOCAL_FOLDER}/store.json`;

/** `kept` tells the user where requests are stored; `brief` marks a command that ends soon. */
type Address = { url: string; token: string; kept: string; brief: boolean };

export type Opened = Awaited<ReturnType<typeof openStore>>;

async function running(): Promise<Address | undefined> {
  try {
    const address: Address = JSON.parse(readFileSync(ADDRESS_FILE, 'utf8'));
    await openRedis(address.url, address.token).ask((client) => client.ping());
    return address;
  } catch {
    return undefined;
  }
}

async function start(brief: boolean) {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  const fault = redisFault();
  const redis = fault ? undefined : await startRedis(`${LOCAL_FOLDER}/redis`);
  const rest = await startRestServer(redis?.run ?? emulatedRedis(), randomUUID());
  const kept = redis
    ? `redis-server (port ${redis.port}), données gardées dans ${LOCAL_FOLDER}/redis`
    : `Redis émulé en mémoire (${fault}) : les demandes sont perdues à l’arrêt`;
  const address: Address = { url: rest.url, token: rest.token, kept, brief };
  writeFileSync(ADDRESS_FILE, JSON.stringify(address), { mode: 0o600 });
  const close = async (): Promise<void> => {
    rmSync(ADDRESS_FILE, { force: true });
    await rest.close();
    await redis?.stop();
  };
  return { ...address, close };
}

/** Opens the storage that the environment names, otherwise the local storage of a running process, or a new one. */
export async function openStore({ brief }: { brief: boolean }) {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = process.env;
  const close = async (): Promise<void> => {};
  // Incomplete settings fail at the first Redis command, because requests must not go to local storage instead.
  const named = url && token ? url : 'il en manque l’adresse ou le jeton';
  if (url || token) return { kept: `Upstash (${named})`, local: false, brief: false, close };
  let other: Address | undefined;
  while ((other = await running())?.brief) await pause(100);
  const store = other ? { ...other, close } : await start(brief);
  Object.assign(process.env, { UPSTASH_REDIS_REST_URL: store.url, UPSTASH_REDIS_REST_TOKEN: store.token });
  return { ...store, local: true };
}
