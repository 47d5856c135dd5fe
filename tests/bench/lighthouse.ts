import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium, fontEnvironment } from '../support/chromium.ts';

/** What one look at a page showed; times in ms, weights in bytes as transferred. */
export interface Figures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  html: number;
  requests: number;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
}

/** How the slow line and the slow phone are made: computed from a fast run, or really applied. */
export type Throttling = 'simulate' | 'devtools';

/** How one look is taken. */
export interface LookOptions {
  throttling: Throttling;
  /** How many times slower than this machine the phone is; Lighthouse's own 4 unless said. */
  cpu?: number;
  /** Whether all four categories are judged, or speed alone. */
  categories?: 'all' | 'performance';
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
}

/**
 * Looks at a page once with Lighthouse's mobile profile, in a browser of its own.
 *
 * @param fingerprint of the server's key
 * @throws Error when the page could not be measured
 */
export async function look(
  url: string,
  fingerprint: string,
  { throttling, cpu = 4, categories = 'performance' }: LookOptions,
): Promise<Figures> {
  const chromePath = findChromium();
  const browser = await launch({
    ...(chromePath ? { chromePath } : {}),
    envVars: { ...process.env, ...fontEnvironment() },
    chromeFlags: [
      '--headless=new',
      ...CHROMIUM_FLAGS,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories:
        categories === 'all' ? ['performance', 'accessibility', 'best-practices', 'seo'] : ['performance'],
      throttlingMethod: throttling,
      throttling: { cpuSlowdownMultiplier: cpu },
      disableFullPageScreenshot: true,
      networkQuietThresholdMs: 1500,
      cpuQuietThresholdMs: 1500,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
    const value = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
    const details = report.audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
    const requests = (details?.items ?? []).filter(({ url: address }) => address.startsWith('http'));
    const weigh = (some: NetworkRequest[]): number =>
      some.reduce((sum, { transferSize }) => sum + transferSize, 0);
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: weigh(requests),
      html: weigh(requests.filter(({ resourceType }) => resourceType === 'Document')),
      requests: requests.length,
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    browser.kill();
  }
}
