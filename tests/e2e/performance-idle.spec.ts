import type { CDPSession, Page, Request } from '@playwright/test';
import { ISLAND_SCRIPTS } from './support/scripts.ts';
import { expect, tells, test } from './support/test.ts';

const PAGES = ['/', '/services', '/remplacement-pare-brise-93', '/blog'];

/** URLs of the island scripts that ran. Chromium counts the top-level code of a script as a called function. */
async function scriptsRun(session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => ISLAND_SCRIPTS.test(url))
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .map(({ url }) => url);
}

async function watched(page: Page): Promise<{ session: CDPSession; requests: Request[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return { session, requests };
}

const scriptsIn = (requests: Request[]): string[] =>
  requests.map((request) => request.url()).filter((url) => ISLAND_SCRIPTS.test(url));

test.describe('visitors without a stored cookie choice', () => {
  test.use({ consentGiven: false });

  test('no island script runs before interaction, and only the home page prefetches any', async ({
    page,
  }) => {
    const { session, requests } = await watched(page);
    for (const path of PAGES) {
      requests.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await scriptsRun(session), path).toEqual([]);
      expect(scriptsIn(requests).length > 0, path).toBe(path === '/');
    }
  });
});

test('the first interaction runs the prefetched scripts, even offline', async ({ page, card }) => {
  const { session, requests } = await watched(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const ahead = scriptsIn(requests);
  await page.context().setOffline(true);
  await card.plate().tap();
  await expect.poll(() => scriptsRun(session)).toEqual(expect.arrayContaining([ahead[0]]));
  await card.fillIn({ phone: '06 39 98 00 00' });
  await card.send();
  await tells(page, 'Erreur');
  await expect(card.field('Téléphone')).toHaveValue('06 39 98 00 00');
  expect(scriptsIn(requests)).toEqual(ahead);
});

test('with the browser’s data saver on, no script is prefetched, and a script that failed to load is retried', async ({
  page,
  card,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const { requests } = await watched(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scriptsIn(requests)).toEqual([]);
  await page.route(/PlateCard/, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await card.plate().tap();
  await card.plate().fill('AB000CD');
  await failed;
  await card.sees('Format valide');
});
