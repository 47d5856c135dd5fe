import { randomUUID } from 'node:crypto';
import { Redis } from '@upstash/redis';
import { serviceFrom } from '../../netlify/environment.ts';
import { callFunction } from '../../netlify/local/host.ts';
import { listen } from '../../netlify/local/port.ts';
import { startRedis } from '../../netlify/local/redis-process.ts';
import { startRestServer } from '../../netlify/local/rest-server.ts';
import { createServer } from '../../netlify/server.ts';
import { openRedis } from '../../netlify/store/redis.ts';
import { createStore } from '../../netlify/store/store.ts';
import { markdownTable } from './table.ts';

const CONNECTIONS = 50;
const REQUESTS = 10_000;

/** All calls come from one IP address, so rate limits must not apply. */
const NO_LIMITS = { softLimit: Number.MAX_SAFE_INTEGER, hardLimit: Number.MAX_SAFE_INTEGER };

/** Makes `REQUESTS` calls, `CONNECTIONS` at a time. @returns durations in ms, sorted */
async function load(name: string, call: (number: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < REQUESTS) {
      next += 1;
      if (next % 1000 === 0) process.stderr.write(`function: ${name} ${next} of ${REQUESTS}\n`);
      const from = performance.now();
      await call(next);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return times.toSorted((one, other) => one - other);
}

/** Compares creating a request by the Netlify function with a single SET on the same Redis. @returns Markdown table */
export async function measureFunction(): Promise<string> {
  await using all = new AsyncDisposableStack();
  const redis = await startRedis();
  all.defer(() => redis.stop());
  const rest = await startRestServer(redis.run, randomUUID());
  all.defer(() => rest.close());
  const store = createStore(openRedis(rest.url, rest.token), NO_LIMITS);
  const service = serviceFrom({ UPSTASH_REDIS_REST_URL: rest.url, UPSTASH_REDIS_REST_TOKEN: rest.token });
  const { answer } = createServer({ ...service, store, log: () => {} });
  const site = await listen((request) => callFunction(answer, request));
  all.defer(() => site.close());

  let acknowledged = 0;
  const create = await load('create', async (number) => {
    const data = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: `+99 ${number}` };
    const { status } = await fetch(`${site.url}/api/demande`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'create', data }),
    });
    if (status === 201) acknowledged += 1;
  });
  const client = new Redis({ url: rest.url, token: rest.token, enableAutoPipelining: false });
  const bare = await load('SET NX', (number) => client.set(`bench:${number}`, '1', { nx: true, ex: 60 }));

  const row = (name: string, part: number) => {
    const [own = Number.NaN, set = Number.NaN] = [create, bare].map((times) => times[times.length * part]);
    return [name, own.toFixed(1), set.toFixed(1), (own / set).toFixed(1)];
  };
  const rows = [
    row('median, ms', 0.5),
    row('p99, ms', 0.99),
    ['refused or failed', REQUESTS - acknowledged, '–', '–'],
    ['lost requests', Math.max(0, acknowledged - (await store.all()).length), '–', '–'],
  ];
  return `Function: ${REQUESTS} requests over HTTP, ${CONNECTIONS} at once, on a real Redis.\n\n${markdownTable(['', 'create', 'SET NX', 'ratio'], rows)}`;
}
