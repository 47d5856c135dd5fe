import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';

/** What one look at a page showed; times in ms, weights in bytes as transferred. */
export interface Figures {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  html: number;
  requests: number;
}

/** How the slow line and the slow phone are made: computed from a fast run, or really applied. */
export type Throttling = 'simulate' | 'devtools';

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
export async function look(url: string, fingerprint: string, throttlingMethod: Throttling): Promise<Figures> {
  const chromePath = findChromium();
  const browser = await launch({
    ...(chromePath ? { chromePath } : {}),
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
      onlyCategories: ['performance'],
      throttlingMethod,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
    const value = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
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
    };
  } finally {
    browser.kill();
  }
}
