/** `npm run bench`: speed of pages, function and build beside references, with ratios from one run (DESIGN §8). */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';

const USAGE = `npm run bench -- [options]      all three, in about three quarters of an hour

  --pages          pages beside pages written by hand (of the site in dist/)
  --function       the function beside a bare SET NX
  --build          the build at 20, 200 and 2,000 pages beside Astro's minimal page
  --runs N         looks at each page (default 5); figures are medians
  --only TEXT      only pages whose address holds TEXT
  --write          puts the tables into README.md
`;

const { values } = parseArgs({
  options: {
    pages: { type: 'boolean', default: false },
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
const all = !values.pages && !values.function && !values.build;
const parts: string[] = [];

if (all || values.pages) {
  const { measurePages } = await import('./pages.ts');
  const table = await measurePages({ runs: Number(values.runs), only: values.only });
  parts.push(
    `Pages: Lighthouse mobile on slow 4G, computed (median of ${values.runs}) and really applied (of ${Math.ceil(Number(values.runs) / 2)}); scores for speed, accessibility, best practices, search; times in ms; HTML with brotli 11.`,
    table,
  );
}
if (all || values.function) {
  const { load } = await import('./load.ts');
  const { functionTable } = await import('./function-table.ts');
  parts.push(
    'Function: 50 requests at once, real Redis, against a bare SET NX through the same client.',
    functionTable(await load()),
  );
}
if (all || values.build) {
  const { measureBuilds } = await import('./builds.ts');
  parts.push("Build: pages of generated content against Astro's own minimal page.", await measureBuilds());
}

const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
const text = [`Measured on ${date}, ${machine}.`, ...parts].join('\n\n');
process.stdout.write(`\n${text}\n`);
if (values.write) {
  const { writeReadme } = await import('./readme.ts');
  writeReadme(text);
}
