import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { setEnvironment } from '../../netlify/environment.ts';
import { type RedisProcess, startRedis } from '../../netlify/local/redis-process.ts';
import { type RestServer, startRestServer } from '../../netlify/local/rest-server.ts';

/** A real Redis of one test file, behind the same REST protocol as in production. */
interface TestStore {
  redis: RedisProcess;
  rest: RestServer;
  /** One command, its reply as text, numbers and lists. */
  command: (name: string, ...args: (string | number)[]) => Promise<unknown>;
}

const toText = (reply: unknown): unknown => {
  if (Buffer.isBuffer(reply)) return reply.toString();
  return Array.isArray(reply) ? reply.map(toText) : reply;
};

/** Commands that a storage has carried out so far, those of scripts included: what a month's quota is counted in. */
export async function commandsOf({ command }: TestStore): Promise<number> {
  const [, count] = /total_commands_processed:(\d+)/.exec(String(await command('INFO', 'stats'))) ?? [];
  return Number(count);
}

/** Commands that one call costs. */
export async function costOf(store: TestStore, call: () => Promise<unknown>): Promise<number> {
  const before = await commandsOf(store);
  await call();
  // The second look counts the first one.
  return (await commandsOf(store)) - before - 1;
}

/** Starts a Redis in memory and names it in the environment. */
async function openTestStore(): Promise<TestStore> {
  const redis = await startRedis();
  const rest = await startRestServer(redis.run, randomUUID());
  nameStore(rest);
  return {
    redis,
    rest,
    command: async (name, ...args) => toText(await redis.run(name, args.map(String))),
  };
}

/** Names a storage in the environment. */
export function nameStore({ url, token }: Pick<RestServer, 'url' | 'token'>): void {
  setEnvironment({ UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token });
}

/** A Redis for the whole test file; tests keep apart by their phone numbers. */
export function withRedis(): TestStore {
  const store = {} as TestStore;
  beforeAll(async () => {
    setEnvironment({ DEMANDE_LOG: 'silent' });
    Object.assign(store, await openTestStore());
  });
  afterAll(async () => {
    await store.rest.close();
    await store.redis.stop();
  });
  return store;
}
