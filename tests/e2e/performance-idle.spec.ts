/** What a page does by itself, before a touch asks for it. */
import type { CDPSession, Page, Request } from '@playwright/test';
import { expect, reachRecapByCard, test } from './support/test.ts';

const MODULE = /\/_astro\/(\w+)\.[^/]+\.js$/;

/** Pages of every kind. */
const PAGES = ['/', '/services', '/remplacement-pare-brise-93', '/reparation-pare-brise', '/blog', '/avis'];

/** What the home page fetches while idle: React and the card; and what comes with the first touch. */
const AHEAD = ['PlateCard', 'client', 'react'];
const AT_TOUCH = ['Funnel', 'socle'];

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
      expect(moduleNames(requests)).toEqual(path === '/' ? AHEAD : []);
      // The rules for speculation are the browser's own business: it reads them once the page stands.
      const others = requests
        .map((request) => request.url())
        .filter((url) => !MODULE.test(url) && !url.endsWith('/speculation-rules.json'))
        // Drawings further down come when they are near.
        .filter((url) => !url.endsWith('.svg'));
      expect(others.length, others.join('\n')).toBeLessThanOrEqual(5);
    });
  }
});

test('a touch runs them, fetches the rest at once and nothing twice', async ({ page }) => {
  const { session, requests } = await watched(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Plaque d’immatriculation').first().tap();
  await expect.poll(() => modulesRun(session)).toEqual(expect.arrayContaining(['Funnel', 'PlateCard']));
  expect(moduleNames(requests)).toEqual([...AHEAD, ...AT_TOUCH].sort());
});

test('what a touch fetches is asked for side by side: one round trip', async ({ page }) => {
  const { requests } = await watched(page);
  await page.goto('/');
  // On a busy machine the idle fetch comes long after the page itself: it is no part of what the touch asks for.
  await expect.poll(() => moduleNames(requests)).toEqual(AHEAD);
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  const asked = new Set<string>();
  const held: (() => void)[] = [];
  await page.route(MODULE, async (route) => {
    asked.add(MODULE.exec(route.request().url())?.[1] ?? '');
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.getByLabel('Plaque d’immatriculation').first().tap();
  // None is answered before all have been asked for.
  await expect.poll(() => [...asked].sort()).toEqual(AT_TOUCH);
  for (const release of held) release();
  await page.getByLabel('Plaque d’immatriculation').first().fill('AB000CD');
  await expect(page.getByText('Format valide').first()).toBeVisible();
});

test('a line that breaks at the touch is tried again', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const broken = new Set<string>();
  await page.route(MODULE, (route) => {
    const url = route.request().url();
    if (broken.has(url)) return route.continue();
    broken.add(url);
    return route.abort();
  });
  await page.getByLabel('Plaque d’immatriculation').first().tap();
  await page.getByLabel('Plaque d’immatriculation').first().fill('AB000CD');
  await expect(page.getByText('Format valide').first()).toBeVisible();
  expect(broken.size).toBeGreaterThan(0);
});

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const { requests } = await watched(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(moduleNames(requests)).toEqual([]);
});

test('the calendar is woken while the recap is read, not by the touch that sends', async ({
  page,
  phone,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (calendar, given: [string]) => {
        made.push(document.querySelector('.step')?.id ?? '');
        return new calendar(...given);
      },
    });
  });
  await reachRecapByCard(page, phone);
  const woken = () => page.evaluate(() => (window as unknown as { made: string[] }).made[0]);
  await expect.poll(woken).toBe('etape-4');
});
