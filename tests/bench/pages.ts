import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { CHROMIUM_FLAGS, findChromium, fontEnvironment } from '../support/chromium.ts';
import { startCdn } from './cdn.ts';
import { byHand } from './plain-words.ts';
import { markdownTable, median } from './table.ts';

const LIGHTHOUSE = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));

const BY_HAND = '/by-hand';

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

/**
 * Runs Lighthouse's mobile profile (simulated slow 4G).
 * @returns times in ms, transfer sizes in bytes, scores out of 100
 * @throws Error if Lighthouse fails
 */
async function look(url: string, fingerprint: string) {
  const flags = [
    '--headless=new',
    ...CHROMIUM_FLAGS,
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
    '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1"',
  ].join(' ');
  const options = ['--output=json', '--quiet', '--disable-full-page-screenshot', `--chrome-flags=${flags}`];
  const env = { ...process.env, ...fontEnvironment(), CHROME_PATH: findChromium() };
  const line = [LIGHTHOUSE, url, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, line, { env, maxBuffer: 1 << 28 });
  const { runtimeError, audits, categories } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const network = audits['network-requests']?.details as { items: { url: string; transferSize: number }[] };
  const requests = network.items.filter((item) => item.url.startsWith('http'));
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
  };
}

type Figures = Awaited<ReturnType<typeof look>>;

/**
 * Measures each built page whose path contains `only`, and a minimal page with the same text.
 * @returns Markdown table of speed, scores and sizes
 */
export async function measurePages(runs: number, only: string): Promise<string> {
  const root = resolve(process.env['SITE_DIST'] ?? 'dist');
  const pages = globSync('**/*.html', { cwd: root, exclude: ['admin/**'] })
    .map((name) => ({
      address: `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}`,
      html: readFileSync(join(root, name), 'utf8'),
    }))
    .filter(({ address }) => address.includes(only))
    .sort((one, other) => one.address.localeCompare(other.address));
  const cdn = await startCdn(root, new Map(pages.map((page) => [BY_HAND + page.address, byHand(page.html)])));
  const found = new Map<string, Figures[]>();
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const address of pages.flatMap((page) => [page.address, BY_HAND + page.address])) {
        const figures = await look(cdn.origin + address, cdn.fingerprint);
        found.set(address, [...(found.get(address) ?? []), figures]);
        process.stderr.write(`${run}/${runs} ${address} LCP ${Math.round(figures.lcp)} ms\n`);
      }
  } finally {
    await cdn.close();
  }
  const rows = pages.map(({ address, html }) => {
    const of = (key: keyof Figures, at = address) => median((found.get(at) ?? []).map((one) => one[key]));
    const [own, hand] = [of('lcp'), of('lcp', BY_HAND + address)];
    // Shows no SEO score for noindex pages, because Lighthouse counts noindex as a fault.
    const seo = /noindex/.test(html) ? '–' : of('seo');
    return [
      address,
      [of('performance'), of('accessibility'), of('practices'), seo].join(' '),
      Math.round(own),
      Math.round(hand),
      (own / hand).toFixed(2),
      Math.round(of('tbt')),
      of('cls').toFixed(3),
      (brotliCompressSync(html).length / 1024).toFixed(1),
      (of('bytes') / 1024).toFixed(1),
      of('requests'),
    ];
  });
  const head = ['page', 'scores', 'LCP', 'by hand', 'ratio', 'TBT', 'CLS', 'HTML KB', 'total KB', 'requests'];
  const scores = 'Scores for speed, accessibility, best practices, search; times in ms.';
  return `Pages: Lighthouse mobile on simulated slow 4G, medians. ${scores}\n\n${markdownTable(head, rows)}`;
}
