import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { emulatedRedis } from './emulated-redis.ts';
import { hasRedisServer, startRedis } from './redis-process.ts';
import { startRestServer } from './rest-server.ts';

/** Everything that the local commands keep; git-ignored. */
export const LOCAL_FOLDER = '.local';

/** Where a running local store says how it is reached. */
const ADDRESS_FILE = `${LOCAL_FOLDER}/store.json`;

/** A storage that can be used. */
export interface OpenStore {
  url: string;
  token: string;
  /** One sentence for people: what it is and where requests are kept. */
  kept: string;
  close: () => Promise<void>;
}

/** The store of another command that runs right now, if any. */
async function running(): Promise<OpenStore | undefined> {
  try {
    const { url, token, kept } = JSON.parse(readFileSync(ADDRESS_FILE, 'utf8')) as OpenStore;
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: '["PING"]',
      signal: AbortSignal.timeout(1000),
    });
    return response.ok ? { url, token, kept, close: async () => {} } : undefined;
  } catch {
    return undefined;
  }
}

/** Starts a store: a real redis-server when the machine has one, else the emulation. */
async function start(): Promise<OpenStore> {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  const redis = hasRedisServer() ? await startRedis(`${LOCAL_FOLDER}/redis`) : undefined;
  const rest = await startRestServer(redis?.run ?? emulatedRedis(), randomUUID());
  const kept = redis
    ? `redis-server (port ${redis.port}), données gardées dans ${LOCAL_FOLDER}/redis`
    : 'Redis émulé en mémoire (redis-server absent) : les demandes sont perdues à l’arrêt';
  writeFileSync(ADDRESS_FILE, JSON.stringify({ url: rest.url, token: rest.token, kept }), { mode: 0o600 });
  return {
    url: rest.url,
    token: rest.token,
    kept,
    async close() {
      rmSync(ADDRESS_FILE, { force: true });
      await rest.close();
      await redis?.stop();
    },
  };
}

/**
 * Opens the storage that the environment names, else the local one: that of a running `npm start`, or a new one. The
 * environment then names it for the rest of this process.
 */
export async function openStore(): Promise<OpenStore> {
  const { UPSTASH_REDIS_REST_URL, UPSTASH_REDIS_REST_TOKEN } = process.env;
  if (UPSTASH_REDIS_REST_URL && UPSTASH_REDIS_REST_TOKEN) {
    const kept = `Upstash (${new URL(UPSTASH_REDIS_REST_URL).host})`;
    return { url: UPSTASH_REDIS_REST_URL, token: UPSTASH_REDIS_REST_TOKEN, kept, close: async () => {} };
  }
  const store = (await running()) ?? (await start());
  process.env['UPSTASH_REDIS_REST_URL'] = store.url;
  process.env['UPSTASH_REDIS_REST_TOKEN'] = store.token;
  return store;
}
