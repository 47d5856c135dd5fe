import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from '@upstash/redis';
import { startSite } from '../support/start-site.ts';
import { markdownTable } from './table.ts';

const AUTOCANNON = fileURLToPath(new URL('node_modules/autocannon/autocannon.js', import.meta.url));
const CONNECTIONS = 50;
const REQUESTS = 10_000;

interface Load {
  latency: { p50: number; p99: number };
  '2xx': number;
  non2xx: number;
  errors: number;
}

/** Creates {@link REQUESTS} requests over HTTP; autocannon replaces `[<id>]` by another text in each. */
function createUnderLoad(url: string): Load {
  const data = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone: '[<id>]' };
  const body = JSON.stringify({ action: 'create', data });
  const load = ['-c', `${CONNECTIONS}`, '-a', `${REQUESTS}`, '--json', '--idReplacement'];
  const headers = ['-H', 'Content-Type: application/json', '-H', `Origin: ${url}`];
  const line = [AUTOCANNON, ...load, '-m', 'POST', ...headers, '-b', body, `${url}/api/demande`];
  return JSON.parse(execFileSync(process.execPath, line, { encoding: 'utf8' })) as Load;
}

/** Times of as many bare SET NX through the client that the function uses, in ms, sorted. */
async function bareSets(url: string, token: string): Promise<number[]> {
  const redis = new Redis({ url, token });
  const times: number[] = [];
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < REQUESTS) {
      next += 1;
      const from = performance.now();
      await redis.set(`bench:${next}`, '1', { nx: true, ex: 60 });
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return times.toSorted((one, other) => one - other);
}

/** The function of `npm start` under load, on a real Redis, as a table in Markdown. */
export async function measureFunction(): Promise<string> {
  const limits = { DEMANDE_ADDRESS_SOFT_LIMIT: '1000000', DEMANDE_ADDRESS_LIMIT: '1000000' };
  const site = await startSite('bench-site', { ...limits, DEMANDE_LOG: 'silent' });
  try {
    const load = createUnderLoad(site.url);
    const store = JSON.parse(readFileSync(join(site.folder, '.local/store.json'), 'utf8'));
    const bare = await bareSets(store.url, store.token);
    const list = spawnSync(process.execPath, [resolve('netlify/cli/demandes.ts'), 'list', '--json'], {
      cwd: site.folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    const row = (name: string, create: number, part: number) => {
      const set = bare[Math.floor(bare.length * part)] ?? Number.NaN;
      return [name, create.toFixed(1), set.toFixed(1), (create / set).toFixed(1)];
    };
    const rows = [
      row('median, ms', load.latency.p50, 0.5),
      row('p99, ms', load.latency.p99, 0.99),
      ['refused or failed', load.non2xx + load.errors, '–', '–'],
      ['lost requests', load['2xx'] - (JSON.parse(list.stdout) as unknown[]).length, '–', '–'],
    ];
    return `Function: ${REQUESTS} requests over HTTP, ${CONNECTIONS} at once, on a real Redis.\n\n${markdownTable(['', 'create', 'SET NX', 'ratio'], rows)}`;
  } finally {
    await site.close();
  }
}
