import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { startCdn } from './cdn.ts';
import { markdownTable } from './numbers.ts';
import { measureTouches } from './touches.ts';

/** A visit as it may go: from the home page to a local one, and on to what others say. */
const PAGES = ['/', '/services', '/remplacement-pare-brise-93', '/avis'];

/** The built site with its function, on a free port. */
async function startSite(): Promise<{ site: string; server: ChildProcess }> {
  const server = spawn(process.execPath, ['tests/support/site-server.ts'], {
    env: { ...process.env, PORT: '0', SITE_FOLDER: 'test-results/bench-site' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += String(chunk);
    const [site] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    if (site && said.includes('Ctrl-C')) return { site, server };
  }
  throw new Error(`The site did not start: ${said}`);
}

/** Bytes that each page of a visit fetches, headers included, with the cache that those before it filled. */
async function weighVisit(browser: Browser): Promise<{ page: string; bytes: number; requests: number }[]> {
  const cdn = await startCdn(resolve(process.env['SITE_DIST'] ?? 'dist'), new Map());
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const found = PAGES.map((address) => ({ page: address, bytes: 0, requests: 0 }));
  let now = found[0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (!now || encodedDataLength === 0) return;
    now.bytes += encodedDataLength;
    now.requests += 1;
  });
  for (const one of found) {
    now = one;
    await page.goto(cdn.origin + one.page, { waitUntil: 'networkidle' });
  }
  await context.close();
  await cdn.close();
  return found;
}

/**
 * What a visitor feels: touches of the flow at 4× CPU, and the weight of four pages in a row.
 *
 * @returns two tables in Markdown
 */
export async function measureVisit(runs: number): Promise<string> {
  const browser = await chromium.launch(chromiumLaunch());
  const { site, server } = await startSite();
  try {
    const felt = await measureTouches(browser, site, runs);
    const visit = await weighVisit(browser);
    return [
      markdownTable(
        ['touch at 4× CPU', 'ms', 'by hand', 'ratio', 'requests'],
        [
          ['worst of the flow', felt.worst, felt.byHand, (felt.worst / felt.byHand).toFixed(2), '–'],
          ['«Tout refuser» on slow 4G, until it is gone', felt.refused.toFixed(0), '–', '–', felt.requests],
        ],
      ),
      markdownTable(
        ['page of a visit', 'KB', 'requests'],
        visit.map(({ page, bytes, requests }) => [page, (bytes / 1024).toFixed(1), requests]),
      ),
    ].join('\n\n');
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}
