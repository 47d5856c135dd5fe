/** The function under load, in process: 50 calls at once, on a real Redis. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { setEnvironment } from '../../netlify/environment.ts';
import demande from '../../netlify/functions/demande.mts';
import { ask } from '../../netlify/store/redis.ts';
import { readSettings } from '../../netlify/store/settings.ts';

const CONNECTIONS = 50;
const REQUESTS = 10_000;

/** Numbers shared by the second kind of load: nearly every request is then a duplicate. */
const FEW_PHONES = 200;

/** What many calls of one kind showed. */
interface Load {
  /** Time of each call, in ms. */
  times: number[];
  /** Calls for each HTTP status. */
  statuses: Record<number, number>;
}

const p99 = ({ times }: Load): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const phone = (index: number): string => `+999${String(index).padStart(8, '0')}`;

const context = { ip: '127.0.0.1', waitUntil: () => {} };

function aCreate(phoneNumber: string): Request {
  const data = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: phoneNumber };
  const body = JSON.stringify({ action: 'create', data });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  return new Request('http://localhost:8888/api/demande', { method: 'POST', headers, body });
}

/** Creates {@link REQUESTS} times, {@link CONNECTIONS} at once. */
async function creates(phoneOf: (index: number) => string): Promise<Load> {
  const load: Load = { times: [], statuses: {} };
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < REQUESTS) {
      const request = aCreate(phoneOf(next));
      next += 1;
      const from = performance.now();
      const { status } = await demande(request, context);
      load.times.push(performance.now() - from);
      load.statuses[status] = (load.statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return load;
}

/** Memory of this process, in MB; after a collection when node runs with --expose-gc. */
function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
}

/** How many requests the storage holds. */
const stored = (): Promise<number> => ask<number>((client) => client.zcard(readSettings().keys.index));

/** What {@link load} found. */
export interface LoadReport {
  /** Of creates with different phones, in ms. */
  p99: number;
  /** Requests that were acknowledged and are not in the storage. */
  missing: number;
  /** Answers that were neither 201 nor 429. */
  failures: number;
  /** Growth of the process during a second run of everything, in MB. */
  growth: number;
}

/** Runs the load twice and prints what it showed. */
export async function load(): Promise<LoadReport> {
  const worker = new Worker(new URL('./store-worker.ts', import.meta.url));
  const [{ url, token }] = (await once(worker, 'message')) as [{ url: string; token: string }];
  setEnvironment({
    UPSTASH_REDIS_REST_URL: url,
    UPSTASH_REDIS_REST_TOKEN: token,
    DEMANDE_LOG: 'silent',
  });
  const few = (index: number) => phone(90_000_000 + (index % FEW_PHONES));
  const first = [await creates(phone), await creates(few)] as const;
  const before = memory();
  const second = [await creates((index) => phone(REQUESTS + index)), await creates(few)] as const;
  const growth = memory() - before;

  const all = [...first, ...second];
  const count = (status: number): number =>
    all.reduce((sum, { statuses }) => sum + (statuses[status] ?? 0), 0);
  const missing = count(201) - (await stored());
  worker.postMessage('stop');
  await once(worker, 'message');
  await worker.terminate();

  const different = { times: [...first[0].times, ...second[0].times], statuses: {} };
  const failures = all.length * REQUESTS - count(201) - count(429);
  const report: LoadReport = { p99: p99(different), missing, failures, growth };
  console.log(
    `create: p99 ${report.p99.toFixed(0)} ms, missing ${missing}, failures ${failures}, memory ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB on the second run`,
  );
  return report;
}

if (import.meta.main) await load();
