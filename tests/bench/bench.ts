/** `npm run bench`: compares pages, Netlify function and build with references measured in the same run. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeResults } from './table.ts';

const USAGE = `npm run bench -- [PART…] [options]      all parts take about an hour

  pages            pages of dist/ against pages written by hand, by Lighthouse
  function         the function under load against a bare SET NX
  build            the build at 20, 200 and 2,000 pages against Astro's minimal page

  --runs N         visits of each page (default 5); figures are medians
  --only TEXT      only pages whose address contains TEXT
  --write          puts the tables into tests/bench/RESULTS.md
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit();
}
const runs = Number(values.runs);

const isAsked = (part: string): boolean => positionals.length === 0 || positionals.includes(part);

const folder = fileURLToPath(new URL('.', import.meta.url));
if (isAsked('pages') && !existsSync(`${folder}node_modules`)) {
  console.error('Installing Lighthouse for the benchmark: npm ci in tests/bench');
  if (spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' }).status !== 0) process.exit(1);
}

const PARTS: Record<string, () => Promise<string>> = {
  pages: async () => (await import('./pages.ts')).measurePages(runs, values.only),
  function: async () => (await import('./function.ts')).measureFunction(),
  build: async () => (await import('./builds.ts')).measureBuilds(),
};

const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
for (const [part, measure] of Object.entries(PARTS)) {
  if (!isAsked(part)) continue;
  const text = `${await measure()}\n\nMeasured on ${new Date().toISOString().slice(0, 10)}, ${machine}.`;
  process.stdout.write(`\n${text}\n`);
  if (values.write) writeResults(part, text);
}
