/** `npm run bench`: speed of pages, function and build beside references, with ratios from one run. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { installTools } from './install.ts';
import { type Part, writeResults } from './results.ts';

const USAGE = `npm run bench -- [options]      all of it, in a little over an hour

  --pages          pages beside pages written by hand (of the site in dist/)
  --visit          touches of the flow beside a form written by hand, and four pages in a row
  --function       the function under load
  --build          the build at 20, 200 and 2,000 pages beside Astro's minimal page
  --runs N         looks at each page (default 5); figures are medians
  --only TEXT      only pages whose address holds TEXT
  --write          puts the tables into tests/bench/RESULTS.md, each in the place of the one before
`;

const { values } = parseArgs({
  options: {
    pages: { type: 'boolean', default: false },
    visit: { type: 'boolean', default: false },
    function: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
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
const all = !values.pages && !values.visit && !values.function && !values.build;
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;

/** Prints one table and, where asked, renews it in RESULTS.md. */
function publish(part: Part, title: string, table: string): void {
  const text = `${title} Measured on ${date}, ${machine}.\n\n${table}`;
  process.stdout.write(`\n${text}\n`);
  if (values.write) writeResults(part, text);
}

if (all || values.pages) {
  installTools();
  const { measurePages } = await import('./pages.ts');
  const table = await measurePages({ runs: Number(values.runs), only: values.only });
  publish(
    'pages',
    `Pages: Lighthouse mobile on slow 4G, computed (median of ${values.runs}) and really applied (of ${Math.ceil(Number(values.runs) / 2)}); scores for speed, accessibility, best practices, search; times in ms; HTML with brotli 11.`,
    table,
  );
}
if (all || values.visit) {
  const { measureVisit } = await import('./visit.ts');
  publish(
    'visit',
    `What a visitor feels, as the median of ${values.runs}: the longest wait from a touch or key to the next frame over the whole flow, and what each page of a visit fetches, headers included, with a warm cache.`,
    await measureVisit(Number(values.runs)),
  );
}
if (all || values.function) {
  const { load } = await import('./load.ts');
  const { functionTable } = await import('./function-table.ts');
  publish('function', 'Function: 50 requests at once, real Redis.', functionTable(await load()));
}
if (all || values.build) {
  const { measureBuilds } = await import('./builds.ts');
  publish(
    'build',
    "Build: pages of generated content against Astro's own minimal page.",
    await measureBuilds(),
  );
}
