import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { channelsOf, serviceFrom } from '../../netlify/environment.ts';
import { startRedis } from '../../netlify/local/redis-process.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { identityOf } from '../../netlify/request/identity.ts';
import { followUpPath, sign } from '../../netlify/request/links.ts';
import { createServer, type Server } from '../../netlify/server.ts';
import type { Service } from '../../netlify/service.ts';
import { openRedis } from '../../netlify/store/redis.ts';
import { createStore, type StoreOptions } from '../../netlify/store/store.ts';
import { EVERY_DAY } from './hours.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { startWebhook, type TestWebhook } from './webhook.ts';

export type RedisProcess = Awaited<ReturnType<typeof startRedis>>;
export type RestServer = Awaited<ReturnType<typeof startRestServer>>;

/** Timeout in ms, long enough for a busy machine. */
const PATIENCE_MS = 120_000;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const STEP_MS = 5 * MINUTE;

/** A Monday morning. */
export const START = Date.parse('2026-11-23T10:00:00+01:00');

const ORIGIN = 'http://localhost:8888';

export const MAILBOX = 'atelier@clairvitre.example';

/** A storage that refuses connections. */
export const AWAY = { url: 'http://127.0.0.1:9', token: 'none' };

const toText = (reply: unknown): unknown => {
  if (Buffer.isBuffer(reply)) return reply.toString();
  return Array.isArray(reply) ? reply.map(toText) : reply;
};

/** Runs the Netlify functions with a real Redis, and with a mail server and a webhook receiver for tests. */
class World {
  readonly hasChannels: boolean;
  redis!: RedisProcess;
  rest!: RestServer;
  smtp!: TestSmtp;
  webhook!: TestWebhook;
  service!: Service;
  server!: Server;
  env!: Record<string, string>;
  /** Current time as the functions see it, in ms since the epoch. */
  now = START;

  constructor(hasChannels: boolean) {
    this.hasChannels = hasChannels;
  }

  async start(): Promise<void> {
    this.redis = await startRedis();
    [this.rest, this.smtp, this.webhook] = await Promise.all([
      startRestServer(this.redis.run, randomUUID()),
      startSmtp(),
      startWebhook(),
    ]);
    this.env = {
      UPSTASH_REDIS_REST_URL: this.rest.url,
      UPSTASH_REDIS_REST_TOKEN: this.rest.token,
      URL: ORIGIN,
      DEMANDE_LINK_SECRET: 'a-secret-that-tests-alone-use',
      SMTP_URL: this.smtp.url,
      DEMANDE_EMAIL_TO: MAILBOX,
      DEMANDE_WEBHOOK_URL: this.webhook.url,
      DEMANDE_WEBHOOK_SECRET: this.webhook.secret,
    };
  }

  async empty(): Promise<void> {
    await this.command('FLUSHALL');
    this.now = START;
    Object.assign(this.smtp, {
      mails: [],
      mode: 'accept',
      refusals: {},
      connections: 0,
      refuseFrom: Infinity,
    });
    Object.assign(this.webhook, { hooks: [], requests: 0, mode: 'accept' });
    this.rebuild();
  }

  async stop(): Promise<void> {
    await Promise.all([this.smtp.close(), this.webhook.close(), this.rest.close()]);
    await this.redis.stop();
  }

  /** Recreates the functions with another service or store. */
  rebuild(changes: Partial<Service> = {}, store: StoreOptions & { url?: string; token?: string } = {}): void {
    const { url = this.rest.url, token = this.rest.token } = store;
    const variables = { ...this.env, UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token };
    this.service = {
      ...serviceFrom(variables),
      store: createStore(openRedis(url, token, PATIENCE_MS), store),
      channels: this.hasChannels ? channelsOf(variables) : [],
      now: () => this.now,
      wait: async () => {},
      hours: EVERY_DAY,
      log: () => {},
      ...changes,
    };
    this.server = createServer(this.service);
  }

  set channelsWork(work: boolean) {
    this.smtp.mode = work ? 'accept' : 'refuse';
    this.webhook.mode = work ? 'accept' : 'fail';
  }

  get deliveries(): [mails: number, events: number] {
    return [this.smtp.mails.length, this.webhook.hooks.length];
  }

  async command(name: string, ...args: (string | number)[]): Promise<unknown> {
    return toText(await this.redis.run(name, args.map(String)));
  }

  private async commandsSoFar(): Promise<number> {
    const stats = String(await this.command('INFO', 'stats'));
    return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1]);
  }

  /** Number of Redis commands of a call, including commands in scripts, which the host's quota also counts. */
  async costOf(call: () => Promise<unknown>): Promise<number> {
    const before = await this.commandsSoFar();
    await call();
    // Excludes the second INFO command.
    return (await this.commandsSoFar()) - before - 1;
  }

  /** Reads a request from the store. @param id whole id or public number */
  stored(id = '') {
    return this.service.store.read(identityOf(id).no);
  }

  all() {
    return this.service.store.all();
  }

  /** Runs the schedule every five minutes, but skips idle runs. */
  async runUntil(until: number): Promise<void> {
    while (this.now < until) {
      await this.server.relance();
      // Leaves out members with score 0, which are never due.
      const range = ['(0', '+inf', 'BYSCORE', 'LIMIT', 0, 1, 'WITHSCORES'];
      const [, due] = (await this.command('ZRANGE', 'demande:due', ...range)) as string[];
      const runs = Math.ceil((Math.min(Number(due ?? 0), until) - this.now) / STEP_MS);
      this.now += STEP_MS * Math.max(1, runs);
    }
    this.now = until;
    await this.server.relance();
  }

  post(
    path: string,
    form: Record<string, string>,
    headers: Record<string, string> = {},
    ip?: string,
  ): Promise<Response> {
    const type = 'application/x-www-form-urlencoded';
    return this.ask(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin', ...headers },
        body: new URLSearchParams(form).toString(),
      },
      ip,
    );
  }

  /** Takes an action on the page of a request. @param seen revision of the request when its page was loaded */
  async act(no: string, acte: string, fields: Record<string, string> = {}, seen?: number): Promise<Response> {
    const vu = String(seen ?? (await this.stored(no))?.rev);
    return this.post(followUpPath(this.service, no), { acte, vu, ...fields });
  }

  async health(): Promise<object> {
    const response = await this.ask('/api/sante');
    return { status: response.status, ...((await response.json()) as object) };
  }

  get deskCookie(): { Cookie: string } {
    return { Cookie: `bureau=${sign('bureau', '', this.service.secrets.links, this.now)}` };
  }

  get(path: string, headers: Record<string, string> = {}, ip?: string): Promise<Response> {
    return this.ask(path, { headers }, ip);
  }

  ask(path: string, init?: RequestInit, ip = '127.0.0.1'): Promise<Response> {
    return this.server.answer(new Request(ORIGIN + path, init), { ip, waitUntil: () => {} });
  }
}

export let current: World;

/** Starts Redis, mail server and webhook receiver for a test file, and empties them before each test. */
export function withWorld({ channels = true } = {}): World {
  const world = new World(channels);
  beforeAll(async () => {
    await world.start();
    current = world;
    world.rebuild();
  });
  beforeEach(() => world.empty());
  afterAll(() => world.stop());
  return world;
}
