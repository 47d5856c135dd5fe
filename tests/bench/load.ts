/** The function under load, in process: 50 at once, against a bare SET NX through the same client. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { setEnvironment } from '../../netlify/environment.ts';
import demande from '../../netlify/functions/demande.mts';
import { ask, redisFromEnvironment } from '../../netlify/store/redis.ts';
import { readSettings } from '../../netlify/store/settings.ts';
import { median } from './numbers.ts';

const CONNECTIONS = 50;
const REQUESTS = 20_000;

/** The kinds of call take turns in rounds of this many, so that what else the machine does weighs on all alike. */
const ROUND = 4000;

/** Numbers shared by the second kind of load: nearly every request is then a duplicate. */
const FEW_PHONES = 200;

/** One call; resolves with its HTTP status. */
type Call = (index: number, request: Request) => Promise<number>;

/** One kind of call and what it showed. */
export interface Load {
  name: string;
  /** The phone number of each call. */
  phone: (index: number) => string;
  call: Call;
  /** Time of each call, in ms. */
  times: number[];
  /** Time of each round without the making of its requests, in ms. */
  rounds: number[];
  /** Calls for each HTTP status. */
  statuses: Record<number, number>;
}

const newLoad = (name: string, phone: Load['phone'], call: Call): Load => ({
  name,
  phone,
  call,
  times: [],
  rounds: [],
  statuses: {},
});
const perSecond = ({ rounds }: Load): number => (ROUND / median(rounds)) * 1000;
const p99 = ({ times }: Load): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** One round of one kind of call, {@link CONNECTIONS} at once. */
async function round(load: Load): Promise<void> {
  const first = load.times.length;
  let next = first;
  // On line it is the host that makes them, just before the call: made here for every kind, and not counted.
  let making = 0;
  const start = performance.now();
  const connection = async (): Promise<void> => {
    while (next < first + ROUND) {
      const index = next;
      next += 1;
      const before = performance.now();
      const request = aCreate(load.phone(index));
      const from = performance.now();
      making += from - before;
      const status = await load.call(index, request);
      load.times[index] = performance.now() - from;
      load.statuses[status] = (load.statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  load.rounds.push(performance.now() - start - making);
}

/** Throughput of one kind of call to that of another: each round is compared with its neighbour, and the middle taken. */
const throughputRatio = (one: Load, other: Load): number =>
  median(one.rounds.map((time, i) => (other.rounds[i] ?? Number.NaN) / time));

/** The same kind of call in both runs. */
const joined = (one: Load, other: Load): Load => ({
  ...one,
  rounds: [...one.rounds, ...other.rounds],
  times: [...one.times, ...other.times],
});

/** Runs every kind of call {@link REQUESTS} times, taking turns. */
async function runAll(loads: Load[]): Promise<void> {
  for (let done = 0; done < REQUESTS; done += ROUND) for (const load of loads) await round(load);
}

const phone = (index: number): string => `+999${String(index).padStart(8, '0')}`;

const phoneFrom = (from: number) => (index: number) => phone(from + index);

const context = { ip: '127.0.0.1', waitUntil: () => {} };

function aCreate(phoneNumber: string): Request {
  const data = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: phoneNumber };
  const body = JSON.stringify({ action: 'create', data });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  return new Request('http://localhost:8888/api/demande', { method: 'POST', headers, body });
}

const create: Call = async (_index, request) => (await demande(request, context)).status;

/** Memory of this process, in MB; after a collection when node runs with --expose-gc. */
function memory(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
}

/** How many requests the storage holds. */
const stored = (): Promise<number> => ask<number>((client) => client.zcard(readSettings().keys.index));

/** What {@link load} found. */
export interface LoadReport {
  /** Throughput of creates with different phones, to that of a bare SET NX through the same client. */
  ratio: number;
  /** The same, to that SET NX behind a Request that is read and a Response that is made: what any function pays. */
  ratioToEmptyFunction: number;
  p99: number;
  /** Requests that were acknowledged and are not in the storage. */
  missing: number;
  /** Answers that were neither 201 nor 429. */
  failures: number;
  /** Growth of the process during a second run of everything, in MB. */
  growth: number;
}

/** Runs the load twice and prints a table. */
export async function load(): Promise<LoadReport> {
  const worker = new Worker(new URL('./store-worker.ts', import.meta.url));
  const [{ url, token }] = (await once(worker, 'message')) as [{ url: string; token: string }];
  setEnvironment({
    UPSTASH_REDIS_REST_URL: url,
    UPSTASH_REDIS_REST_TOKEN: token,
    DEMANDE_LOG: 'silent',
  });
  const client = redisFromEnvironment();
  const loads = (from: number): [Load, Load, Load, Load] => [
    newLoad('bare SET NX', phoneFrom(from), async (index) => {
      await client.set(`bare:${from + index}`, phone(index), { nx: true, ex: 86_400 });
      return 200;
    }),
    newLoad('Request, SET NX, Response', phoneFrom(from), async (index, request) => {
      const body = await request.json();
      await client.set(`empty:${from + index}`, phone(index), { nx: true, ex: 86_400 });
      return Response.json(body, { status: 200, headers: { 'Cache-Control': 'no-store' } }).status;
    }),
    newLoad('create, different phones', phoneFrom(from), create),
    newLoad('create, few phones', (index) => phone(90_000_000 + (index % FEW_PHONES)), create),
  ];
  const warmUp = loads(70_000_000);
  for (const kind of warmUp) await round(kind);

  const firstRun = loads(0);
  await runAll(firstRun);
  const before = memory();
  const secondRun = loads(REQUESTS);
  await runAll(secondRun);
  const growth = memory() - before;

  const all = [...warmUp, ...firstRun, ...secondRun];
  const count = (status: number): number =>
    all.reduce((sum, { statuses }) => sum + (statuses[status] ?? 0), 0);
  const calls = all.reduce((sum, { times }) => sum + times.length, 0);
  const missing = count(201) - (await stored());
  worker.postMessage('stop');
  await once(worker, 'message');
  await worker.terminate();

  const bare = joined(firstRun[0], secondRun[0]);
  const empty = joined(firstRun[1], secondRun[1]);
  const different = joined(firstRun[2], secondRun[2]);
  console.table(
    [...firstRun, ...secondRun].map((kind) => ({
      run: kind.name,
      'per second': Math.round(perSecond(kind)),
      'p99 ms': Number(p99(kind).toFixed(1)),
      statuses: JSON.stringify(kind.statuses),
    })),
  );
  const report: LoadReport = {
    ratio: throughputRatio(different, bare),
    ratioToEmptyFunction: throughputRatio(different, empty),
    p99: p99(different),
    missing,
    failures: calls - count(200) - count(201) - count(429),
    growth,
  };
  console.log(
    `create to bare SET NX ${report.ratio.toFixed(2)}, to the same in an empty function ${report.ratioToEmptyFunction.toFixed(2)}, p99 ${report.p99.toFixed(0)} ms, missing ${missing}, failures ${report.failures}, memory ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB on the second run`,
  );
  return report;
}

if (import.meta.main) await load();
