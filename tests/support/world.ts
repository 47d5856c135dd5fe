import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { channelsOf, serviceFrom } from '../../netlify/environment.ts';
import { type RedisProcess, startRedis } from '../../netlify/local/redis-process.ts';
import { type RestServer, startRestServer } from '../../netlify/local/rest-server.ts';
import { identityOf } from '../../netlify/request/identity.ts';
import type { DemandeRecord } from '../../netlify/request/record.ts';
import { createServer, type Server } from '../../netlify/server.ts';
import type { Service } from '../../netlify/service.ts';
import { openRedis } from '../../netlify/store/redis.ts';
import { createStore, type StoreOptions } from '../../netlify/store/store.ts';
import { EVERY_DAY } from './hours.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { startWebhook, type TestWebhook } from './webhook.ts';

/** A long timeout of the storage, in ms, so that a busy machine does not look like an outage. */
const PATIENCE_MS = 120_000;

/** Pause between two runs of the schedule, in ms. */
export const STEP_MS = 5 * 60_000;

/** A Monday morning. */
export const START = Date.parse('2026-11-23T10:00:00+01:00');

/** A real Redis, a real mail server and a real receiver, with the functions on them; each test begins with all empty. */
export interface World {
  redis: RedisProcess;
  rest: RestServer;
  smtp: TestSmtp;
  webhook: TestWebhook;
  service: Service;
  /** The environment variables that name all of them. */
  env: Record<string, string>;
  server: Server;
  /** The time, in ms since the epoch; it stands still. */
  now: number;
  /** One command, its reply as text, numbers and lists. */
  command: (name: string, ...args: (string | number)[]) => Promise<unknown>;
  /** Commands that a call costs, those of scripts included: what a month's quota is counted in. */
  costOf: (call: () => Promise<unknown>) => Promise<number>;
  /** Makes the functions anew, with another service or another storage. */
  rebuild: (changes?: Partial<Service>, options?: StoreOptions & { url?: string; token?: string }) => void;
  /** A stored request by its id or its public number. */
  stored: (id: string | undefined) => Promise<DemandeRecord | undefined>;
  all: () => Promise<DemandeRecord[]>;
  /** Runs the schedule every five minutes until a moment, leaving out the runs that would find nothing. */
  runUntil: (until: number) => Promise<void>;
  post: (path: string, form: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
}

const toText = (reply: unknown): unknown => {
  if (Buffer.isBuffer(reply)) return reply.toString();
  return Array.isArray(reply) ? reply.map(toText) : reply;
};

const ORIGIN = 'http://localhost:8888';

/** The world of one test file; `current` is what helpers that send calls use. */
export let current: World;

export function withWorld({ channels = true } = {}): World {
  const world = {} as World;
  const total = async (): Promise<number> =>
    Number(/total_commands_processed:(\d+)/.exec(String(await world.command('INFO', 'stats')))?.[1]);

  Object.assign(world, {
    now: START,
    command: async (name: string, ...args: (string | number)[]) =>
      toText(await world.redis.run(name, args.map(String))),
    async costOf(call: () => Promise<unknown>) {
      const before = await total();
      await call();
      // The second look counts the first one.
      return (await total()) - before - 1;
    },
    rebuild(changes = {}, store = {}) {
      const { url = world.rest.url, token = world.rest.token } = store;
      const variables = { ...world.env, UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token };
      world.service = {
        ...serviceFrom(variables),
        store: createStore(openRedis(url, token, PATIENCE_MS), store),
        channels: channels ? channelsOf(variables) : [],
        now: () => world.now,
        wait: async () => {},
        hours: EVERY_DAY,
        log: () => {},
        ...changes,
      };
      world.server = createServer(world.service);
    },
    stored: (id = '') => world.service.store.read(identityOf(id).no),
    all: () => world.service.store.all(),
    async runUntil(until: number) {
      while (world.now < until) {
        await world.server.relance();
        const [, due] = (await world.command('ZRANGE', 'demande:due', 0, 0, 'WITHSCORES')) as string[];
        const runs = Math.ceil((Math.min(Number(due ?? 0), until) - world.now) / STEP_MS);
        world.now += STEP_MS * Math.max(1, runs);
      }
      world.now = until;
      await world.server.relance();
    },
    post: (path, form, headers = {}) =>
      world.ask(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'same-origin',
          ...headers,
        },
        body: new URLSearchParams(form).toString(),
      }),
    get: (path, headers = {}) => world.ask(path, { headers }),
    ask: (path, init) =>
      world.server.answer(new Request(ORIGIN + path, init), { ip: '127.0.0.1', waitUntil: () => {} }),
  } satisfies Partial<World>);

  beforeAll(async () => {
    const redis = await startRedis();
    const [rest, smtp, webhook] = await Promise.all([
      startRestServer(redis.run, randomUUID()),
      startSmtp(),
      startWebhook(),
    ]);
    const env = {
      UPSTASH_REDIS_REST_URL: rest.url,
      UPSTASH_REDIS_REST_TOKEN: rest.token,
      URL: ORIGIN,
      DEMANDE_LINK_SECRET: 'a secret of tests',
      SMTP_URL: smtp.url,
      DEMANDE_EMAIL_TO: 'atelier@clairvitre.example',
      DEMANDE_WEBHOOK_URL: webhook.url,
      DEMANDE_WEBHOOK_SECRET: webhook.secret,
    };
    Object.assign(world, { redis, rest, smtp, webhook, env });
    current = world;
    world.rebuild();
  });
  beforeEach(async () => {
    await world.command('FLUSHALL');
    Object.assign(world, { now: START });
    Object.assign(world.smtp, { mails: [], mode: 'accept', connections: 0 });
    Object.assign(world.webhook, { hooks: [], requests: 0, mode: 'accept' });
    world.rebuild();
  });
  afterAll(async () => {
    await Promise.all([world.smtp.close(), world.webhook.close(), world.rest.close()]);
    await world.redis.stop();
  });
  return world;
}
