import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Cdn, startCdn } from './cdn.ts';
import { type Figures, type LookOptions, look } from './lighthouse.ts';
import { markdownTable, median } from './numbers.ts';
import { byHand, type Kind } from './plain-words.ts';

/** Where the pages written by hand stand on the bench's server. */
const BY_HAND = '/by-hand';

/** A page's largest paint may take this many times that of the one written by hand. */
const LIMIT = 1.15;

/** A page of the built site. */
interface Built {
  address: string;
  html: string;
}

/** What the looks at a page showed, as medians: with a slow line computed, and with one really applied. */
type Found = Map<string, { simulated: Figures; applied: Figures }>;

const kindOf = (address: string): Kind =>
  /^\/(blog\/|mentions|politique)/.test(address) ? 'article' : 'page';

const medians = (runs: Figures[]): Figures => {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as unknown as Figures;
};

/** Looks at every page as many times, in turns, so that what else the machine does weighs on all alike. */
async function lookAtAll(
  cdn: Cdn,
  addresses: string[],
  runs: number,
  options: LookOptions,
): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const address of addresses) {
      const figures = await look(cdn.origin + address, cdn.fingerprint, options);
      found.set(address, [...(found.get(address) ?? []), figures]);
      process.stderr.write(
        `${options.throttling} ${run}/${runs} ${address} LCP ${Math.round(figures.lcp)} ms\n`,
      );
    }
  }
  return new Map([...found].map(([address, figures]) => [address, medians(figures)]));
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** One line of the table, and its larger ratio. */
function row({ address, html }: Built, found: Found): { cells: (string | number)[]; ratio: number } {
  const own = found.get(address);
  const hand = found.get(BY_HAND + address);
  if (!own || !hand) throw new Error(`${address} was not measured`);
  const { simulated, applied } = own;
  const ratios = [simulated.lcp / hand.simulated.lcp, applied.lcp / hand.applied.lcp] as const;
  const { performance, accessibility, practices, seo } = simulated;
  // A page that search engines are asked to leave out cannot have the last score.
  const scores = [performance, accessibility, practices, ...(/noindex/.test(html) ? ['–'] : [seo])];
  const cells = [
    address,
    scores.join(' '),
    Math.round(simulated.lcp),
    Math.round(hand.simulated.lcp),
    ratios[0].toFixed(2),
    Math.round(applied.lcp),
    Math.round(hand.applied.lcp),
    ratios[1].toFixed(2),
    Math.round(simulated.tbt),
    // On a fast line the face comes before the first paint, and hides what it would move.
    Math.max(simulated.cls, applied.cls).toFixed(3),
    kilobytes(brotliCompressSync(html).length),
    kilobytes(simulated.bytes),
    simulated.requests,
  ];
  return { cells, ratio: Math.max(...ratios) };
}

const HEAD = [
  'page',
  'scores',
  'LCP',
  'by hand',
  'ratio',
  'LCP applied',
  'by hand',
  'ratio',
  'TBT',
  'CLS',
  'HTML KB',
  'total KB',
  'requests',
];

/** How pages are measured. */
export interface PageOptions {
  /** Looks with a computed slow line; half as many, rounded up, with one really applied. */
  runs: number;
  /** Only pages whose address holds this. */
  only: string;
}

/**
 * Every page of the built site against one written by hand for the same words.
 *
 * @returns a table and what stands out, in Markdown
 */
export async function measurePages({ runs, only }: PageOptions): Promise<string> {
  const root = resolve(process.env['SITE_DIST'] ?? 'dist');
  const built = globSync('**/*.html', { cwd: root, exclude: ['admin/**'] })
    .map((name) => ({
      address: `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}`,
      html: readFileSync(join(root, name), 'utf8'),
    }))
    .filter(({ address }) => address.includes(only))
    .sort((one, other) => one.address.localeCompare(other.address));
  const twins = new Map(built.map(({ address, html }) => [BY_HAND + address, byHand(html, kindOf(address))]));
  const addresses = built.flatMap(({ address }) => [address, BY_HAND + address]);
  const cdn = await startCdn(root, twins);
  try {
    const simulated = await lookAtAll(cdn, addresses, runs, { throttling: 'simulate', categories: 'all' });
    const applied = await lookAtAll(cdn, addresses, Math.ceil(runs / 2), { throttling: 'devtools' });
    const slowest = await lookAtAll(cdn, addresses.includes('/') ? ['/', `${BY_HAND}/`] : [], runs, {
      throttling: 'simulate',
      cpu: 12,
    });
    const [home, byHandHome] = [slowest.get('/'), slowest.get(`${BY_HAND}/`)];
    const found: Found = new Map();
    for (const [address, figures] of simulated)
      found.set(address, { simulated: figures, applied: applied.get(address) ?? figures });
    const rows = built.map((page) => ({ page, ...row(page, found) }));
    const closest = rows.toSorted((one, other) => other.ratio - one.ratio).slice(0, 2);
    const named = closest.map(({ page, ratio }) => `${page.address} (${ratio.toFixed(2)})`).join(' and ');
    return [
      markdownTable(
        HEAD,
        rows.map(({ cells }) => cells),
      ),
      `${(closest[0]?.ratio ?? 0) > LIMIT ? 'Farthest over' : 'Nearest to'} the limit of ${LIMIT}: ${named}.`,
      ...(home && byHandHome
        ? [
            `Blocking time of the home page at 12× CPU: ${Math.round(home.tbt)} ms, by hand ${Math.round(byHandHome.tbt)}.`,
          ]
        : []),
    ].join('\n\n');
  } finally {
    await cdn.close();
  }
}
