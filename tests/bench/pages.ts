import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startCdn } from './cdn.ts';
import { type Figures, look, type Throttling } from './lighthouse.ts';
import { markdownTable, median } from './numbers.ts';
import { byHand, type Kind } from './plain-words.ts';

/** Where the pages written by hand stand on the bench's server. */
const BY_HAND = '/by-hand';

const kindOf = (address: string): Kind =>
  /^\/(blog\/|mentions|politique)/.test(address) ? 'article' : 'page';

const medians = (runs: Figures[]): Figures => {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as unknown as Figures;
};

/** How pages are measured. */
export interface PageOptions {
  runs: number;
  throttling: Throttling;
  /** Only pages whose address holds this. */
  only: string;
}

/**
 * Every page of the built site against one written by hand for the same words, in turns, so that what else the
 * machine does weighs on both alike.
 *
 * @returns a table in Markdown
 */
export async function measurePages({ runs, throttling, only }: PageOptions): Promise<string> {
  const root = resolve(process.env['SITE_DIST'] ?? 'dist');
  const built = globSync('**/*.html', { cwd: root })
    .map((name) => ({
      address: `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}`,
      html: readFileSync(join(root, name), 'utf8'),
    }))
    .filter(({ address }) => address.includes(only))
    .sort((one, other) => one.address.localeCompare(other.address));
  const twins = new Map(built.map(({ address, html }) => [BY_HAND + address, byHand(html, kindOf(address))]));
  const cdn = await startCdn(root, twins);
  const found = new Map<string, Figures[]>();
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const address of built.flatMap((page) => [page.address, BY_HAND + page.address])) {
        const figures = await look(cdn.origin + address, cdn.fingerprint, throttling);
        found.set(address, [...(found.get(address) ?? []), figures]);
        process.stderr.write(`${run}/${runs} ${address} LCP ${Math.round(figures.lcp)} ms\n`);
      }
    }
  } finally {
    await cdn.close();
  }
  const rows = built.map(({ address, html }) => {
    const own = medians(found.get(address) ?? []);
    const hand = medians(found.get(BY_HAND + address) ?? []);
    return [
      address,
      Math.round(own.fcp),
      Math.round(own.lcp),
      Math.round(hand.lcp),
      (own.lcp / hand.lcp).toFixed(2),
      Math.round(own.tbt),
      own.cls.toFixed(3),
      (brotliCompressSync(html).length / 1024).toFixed(1),
      (brotliCompressSync(twins.get(BY_HAND + address) ?? '').length / 1024).toFixed(1),
      (own.bytes / 1024).toFixed(1),
      own.requests,
    ];
  });
  const head = [
    'page',
    'FCP',
    'LCP',
    'LCP by hand',
    'ratio',
    'TBT',
    'CLS',
    'HTML KB',
    'by hand',
    'total KB',
    'requests',
  ];
  return markdownTable(head, rows);
}
