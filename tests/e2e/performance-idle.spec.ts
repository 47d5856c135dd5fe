/** What a page does by itself before anyone touches it (DESIGN §7 and §8). */
import type { CDPSession, Page, Request } from '@playwright/test';
import { expect, test } from './support/test.ts';

const MODULE = /\/_astro\/(\w+)\.[^/]+\.js$/;

/** Pages of every kind. */
const PAGES = ['/', '/services', '/remplacement-pare-brise-93', '/reparation-pare-brise', '/blog', '/avis'];

/** Names of the modules that ran: their first line counts as a function that was called. */
async function modulesRun(session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .flatMap(({ url }) => MODULE.exec(url)?.[1] ?? []);
}

async function watched(page: Page): Promise<{ session: CDPSession; requests: Request[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return { session, requests };
}

const moduleNames = (requests: Request[]): string[] =>
  requests.flatMap((request) => MODULE.exec(request.url())?.[1] ?? []).sort();

test.describe('a visitor who has not answered the banner', () => {
  test.use({ consentGiven: false });

  for (const path of PAGES) {
    test(`${path}: no island's code runs before a touch, and little is fetched`, async ({ page }) => {
      const { session, requests } = await watched(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await modulesRun(session)).toEqual([]);
      const names = moduleNames(requests);
      expect(names).toEqual(path === '/' ? ['FaqAccordion', 'Funnel', 'PlateCard', 'client', 'socle'] : []);
      // The rules for speculation are the browser's own business: it reads them once the page stands.
      const others = requests
        .map((request) => request.url())
        .filter((url) => !MODULE.test(url) && !url.endsWith('/speculation-rules.json'));
      expect(others.length, others.join('\n')).toBeLessThanOrEqual(5);
    });
  }
});

test('a touch runs them, and fetches none of them again', async ({ page }) => {
  const { session, requests } = await watched(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = moduleNames(requests);
  await page.getByLabel('Plaque d’immatriculation').first().tap();
  await expect.poll(() => modulesRun(session)).toEqual(expect.arrayContaining(['socle', 'PlateCard']));
  expect(moduleNames(requests)).toEqual(before);
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const { requests } = await watched(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(moduleNames(requests)).toEqual([]);
});

for (const path of PAGES) {
  test(`${path}: nothing moves when the face comes late`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 200);
        }),
    );
    expect(shift).toBeLessThan(0.005);
  });
}
