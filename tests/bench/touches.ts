import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { median } from './numbers.ts';

const FORM = readFileSync(new URL('pages/form.html', import.meta.url), 'utf8');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

/** Slow 4G as Lighthouse applies it: what each request waits, in ms, and bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** An answer to the question of cookies, which would else stand over «Devis Express». */
const REFUSED = [
  { name: 'cookie_consent', value: 'rejected' },
  { name: 'analytics_consent', value: 'false' },
  { name: 'marketing_consent', value: 'false' },
];

/** The function's answer, at once: it is the page that is measured. */
const ANSWER = JSON.stringify({ success: true, status: 'created', demandeId: '2'.repeat(34) });

async function slowDown(page: Page, line?: typeof SLOW_4G): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!line) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
}

/** Longest time from a touch or key to the next painted frame, in ms, over all that was done on the page. */
async function worstTouch(page: Page, go: () => Promise<void>): Promise<number> {
  await page.route('**/api/demande', (route) =>
    route.fulfill({ status: 201, contentType: 'application/json', body: ANSWER }),
  );
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await go();
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve));
    return Math.max(16, ...(window as unknown as { durations: number[] }).durations);
  });
}

/** A quick hand's pace, in ms: from one touch to the next, and from one key to the next. */
const PACE = { touch: 300, key: 80 };

async function touch(target: Locator): Promise<void> {
  await target.page().waitForTimeout(PACE.touch);
  await target.tap();
}

async function type(field: Locator, text: string): Promise<void> {
  await touch(field);
  await field.pressSequentially(text, { delay: PACE.key });
}

async function ownFlow(page: Page, site: string): Promise<void> {
  await page.goto(site, { waitUntil: 'networkidle' });
  await slowDown(page);
  await touch(page.getByRole('link', { name: 'Devis Express' }));
  const flow = page.locator('.funnel');
  const press = (name: string | RegExp) => touch(flow.getByRole('button', { name }));
  await type(flow.getByLabel('Plaque d’immatriculation'), 'AB000CD');
  await press('Vérifier la disponibilité');
  await press(/Pare-brise/);
  await type(flow.getByLabel('Téléphone'), '0639980001');
  await press('Valider mon numéro');
  await press('Compléter mes informations');
  await type(flow.getByLabel('Nom complet'), 'Zoé Essai');
  await type(flow.getByLabel('Adresse'), 'Gonesse');
  await press('Enregistrer');
  await press('Envoyer la demande');
  await flow.getByText('Demande envoyée').waitFor();
}

async function formByHand(page: Page, site: string): Promise<void> {
  const address = `${site}/by-hand-form`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: FORM }),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowDown(page);
  const press = (name: string) => touch(page.getByRole('button', { name }));
  await type(page.getByLabel('Plaque'), 'AB000CD');
  await press('Vérifier');
  await press('Pare-brise');
  await type(page.getByLabel('Téléphone'), '0639980001');
  await press('Valider');
  await type(page.getByLabel('Nom'), 'Zoé Essai');
  await type(page.getByLabel('Adresse'), 'Gonesse');
  await press('Enregistrer');
  await press('Envoyer');
  await page.getByText('Demande envoyée').waitFor();
}

/** Time from the touch on «Tout refuser» until it is gone, in ms, and the requests that it made, on a slow line. */
async function refuse(page: Page, site: string): Promise<{ gone: number; requests: number }> {
  await page.goto(`${site}/remplacement-pare-brise-92`, { waitUntil: 'networkidle' });
  await slowDown(page, SLOW_4G);
  const button = page.getByRole('button', { name: 'Tout refuser' });
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  const time = await button.evaluateHandle((element) => ({
    gone: new Promise<number>((resolve) => {
      element.addEventListener('pointerdown', ({ timeStamp }) => {
        const look = () => {
          if (element.checkVisibility()) requestAnimationFrame(look);
          else resolve(performance.now() - timeStamp);
        };
        requestAnimationFrame(look);
      });
    }),
  }));
  await button.tap();
  return { gone: await time.evaluate(({ gone }) => gone), requests };
}

/** What a visitor feels; times in ms, medians. */
export interface Felt {
  worst: number;
  byHand: number;
  refused: number;
  requests: number;
}

/**
 * The worst touch of the flow and of the form written by hand, in turns, and «Tout refuser», all at 4× CPU.
 *
 * @param site address of the running site
 */
export async function measureTouches(browser: Browser, site: string, runs: number): Promise<Felt> {
  const found = { own: [] as number[], hand: [] as number[], gone: [] as number[], requests: 0 };
  async function onPage<T>(look: (page: Page) => Promise<T>, known: boolean): Promise<T> {
    const context = await browser.newContext(PHONE);
    if (known) await context.addCookies(REFUSED.map((cookie) => ({ ...cookie, url: site })));
    try {
      return await look(await context.newPage());
    } finally {
      await context.close();
    }
  }
  for (let run = 1; run <= runs; run += 1) {
    found.own.push(await onPage((page) => worstTouch(page, () => ownFlow(page, site)), true));
    found.hand.push(await onPage((page) => worstTouch(page, () => formByHand(page, site)), true));
    const { gone, requests } = await onPage((page) => refuse(page, site), false);
    found.gone.push(gone);
    found.requests = Math.max(found.requests, requests);
    process.stderr.write(`touches ${run}/${runs}: ${found.own.at(-1)} ms, by hand ${found.hand.at(-1)}\n`);
  }
  return {
    worst: median(found.own),
    byHand: median(found.hand),
    refused: median(found.gone),
    requests: found.requests,
  };
}
