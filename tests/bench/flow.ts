import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { withChoice } from '../e2e/support/measurement.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { startSite } from '../support/start-site.ts';
import { markdownTable, median } from './table.ts';

const FORM = readFileSync(new URL('pages/form.html', import.meta.url), 'utf8');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };

/** Answers at once: the page is measured, not the function. */
const ANSWER = { success: true, status: 'created', demandeId: '2'.repeat(34) };

/** Pause of a quick hand before a touch and between keys, in ms. */
const PACE = { touch: 300, key: 80 };

/** A touch of a button or a link by its name, or a text typed into a field by its label. */
type Act = string | [field: string, text: string];

const DETAILS: Act[] = [['Nom', 'Zoé Essai'], ['Adresse', 'Gonesse'], 'Enregistrer', 'Envoyer'];
const PLATE: Act = ['Plaque', 'AB000CD'];
const NUMBER: Act = ['Téléphone', '0639980001'];

/** The same visit of the flow and of the form written by hand. */
const OWN: Act[] = [
  'Devis Express',
  PLATE,
  'Vérifier',
  'Pare-brise',
  NUMBER,
  'Valider',
  'Compléter',
  ...DETAILS,
];
const BY_HAND: Act[] = [PLATE, 'Vérifier', 'Pare-brise', NUMBER, 'Valider', ...DETAILS];

async function act(page: Page, what: Act): Promise<void> {
  const [name, text] = [what].flat() as [string, string?];
  const named = { name: new RegExp(`^\\W*${name}`) };
  const pressed = page.getByRole('button', named).or(page.getByRole('link', named));
  const target = (text ? page.getByRole('textbox', named) : pressed).filter({ visible: true }).first();
  await page.waitForTimeout(PACE.touch);
  await target.tap();
  if (text) await target.pressSequentially(text, { delay: PACE.key });
}

/** Longest time from a touch or key to the next painted frame over a visit at 4× CPU, in ms. */
async function worstTouch(browser: Browser, url: string, acts: Act[]): Promise<number> {
  const context = await browser.newContext(PHONE);
  // The banner would cover «Devis Express».
  await withChoice(context, url, { choice: 'rejected' });
  const page = await context.newPage();
  await page.route('**/by-hand-form', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: FORM }),
  );
  await page.route('**/api/demande', (route) => route.fulfill({ status: 201, json: ANSWER }));
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const what of acts) await act(page, what);
  await page.getByText('Demande envoyée').first().waitFor();
  const worst = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve));
    return Math.max(16, ...(window as unknown as { durations: number[] }).durations);
  });
  await context.close();
  return worst;
}

/** The slowest touch of the flow and of the form written by hand, in turns, as a table in Markdown. */
export async function measureFlow(runs: number): Promise<string> {
  const browser = await chromium.launch(chromiumLaunch());
  const { url, close } = await startSite('bench-site');
  const [own, hand]: [number[], number[]] = [[], []];
  try {
    for (let run = 1; run <= runs; run += 1) {
      own.push(await worstTouch(browser, url, OWN));
      hand.push(await worstTouch(browser, `${url}/by-hand-form`, BY_HAND));
      process.stderr.write(`flow ${run}/${runs}: ${own.at(-1)} ms, by hand ${hand.at(-1)}\n`);
    }
  } finally {
    await browser.close();
    await close();
  }
  const ratio = (median(own) / median(hand)).toFixed(2);
  const rows = [['slowest touch of the flow', median(own), median(hand), ratio]];
  return `Flow: time from a touch or key to the next frame, median of ${runs}.\n\n${markdownTable(['at 4× CPU', 'ms', 'by hand', 'ratio'], rows)}`;
}
