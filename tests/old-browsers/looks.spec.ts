/** Every page and step looks in the oldest Chromium above the floor as it does in today's. */
import { type Browser, expect } from '@playwright/test';
import { PATHS } from '../e2e/support/paths.ts';
import type { Driver } from '../journeys/drivers/driver.ts';
import { openPage } from '../journeys/drivers/playwright.ts';
import { CARD, FLOW, Visitor } from '../journeys/visitor.ts';
import { test } from '../support/phones.ts';
import { startOldChromium } from './start.ts';

/** It lacks all that Chromium 109 lacks. */
const OLDEST = 106;

/** Share of all elements that may look otherwise: browsers break a line or round a letter in other places. */
const TOLERATED = 0.02;

/** Difference that no eye sees, in px. */
const UNSEEN = 2;

/** Longest test, in ms: all pages in two browsers. */
const LIMIT = 300_000;

/** How an element looks: display, colour, ground; width, height, and its place in its parent in px. */
interface Look {
  name: string;
  words: string[];
  lengths: number[];
}

/** Looks of all elements of the page. Runs inside it, so it refers to nothing outside. */
async function looks(): Promise<Look[] | null> {
  const settled = document.documentElement.dataset['consent'] === 'known';
  if (!settled || document.readyState !== 'complete' || document.fonts.status !== 'loaded') return null;
  // Only newer browsers skip sections below the screen, and move cards as they come into view.
  const whole = new CSSStyleSheet();
  whole.replaceSync('* { content-visibility: visible !important; animation: none !important }');
  document.adoptedStyleSheets = [whole];
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
  return [
    ...document.body.querySelectorAll(
      '*:not(script, style, link, defs, defs *, clipPath, clipPath *, title, linearGradient)',
    ),
  ].map((element) => {
    const { display, color, backgroundColor } = getComputedStyle(element);
    const own = element.getBoundingClientRect();
    const parent = element.parentElement?.getBoundingClientRect();
    return {
      name: `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`,
      words: [display, color, backgroundColor],
      lengths: [own.width, own.height, own.x - (parent?.x ?? 0), own.y - (parent?.y ?? 0)],
    };
  });
}

/** Waits until a page is there, and reads how it looks. */
async function look(driver: Driver): Promise<Look[]> {
  let found: Look[] | null = null;
  await expect
    .poll(async () => {
      found = (await driver.evaluate(`(${looks})()`)) as Look[] | null;
      return found?.length ?? 0;
    })
    .toBeGreaterThan(0);
  return found ?? [];
}

const differ = (one: Look, other: Look | undefined): boolean =>
  !other ||
  one.words.join() !== other.words.join() ||
  one.lengths.some((length, index) => Math.abs(length - (other.lengths[index] ?? 0)) > UNSEEN);

/** How a page or a step looks in an old browser and in today's. */
interface Pair {
  name: string;
  before: Look[];
  after: Look[];
}

function expectAlike(pairs: readonly Pair[]): void {
  const found = pairs.map(({ name, before, after }) => ({
    name,
    all: after.length,
    others: after.filter((one, index) => differ(one, before[index])),
  }));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const share = sum(found.map(({ others }) => others.length)) / sum(found.map(({ all }) => all));
  const list = found.map(
    ({ name, all, others }) =>
      `${name}: ${others.length} of ${all}: ${[...new Set(others.map((one) => one.name))].join(', ')}`,
  );
  test.info().annotations.push({ type: 'share', description: String(share) });
  expect(share, list.join('\n')).toBeLessThanOrEqual(TOLERATED);
}

/** Opens the site in the old browser and in today's, after a refusal of cookies. */
async function openBoth(
  browser: Browser,
  site: string,
  [width, height]: readonly [number, number],
): Promise<{ drivers: [Driver, Driver]; close: () => Promise<void> }> {
  const old = await startOldChromium(OLDEST);
  const drivers: [Driver, Driver] = [await old.open(), await openPage(browser)];
  for (const driver of drivers) {
    await driver.resize(width, height);
    await new Visitor(driver, site).refuseCookies();
  }
  return {
    drivers,
    async close() {
      await drivers[1].close();
      await old.close();
    },
  };
}

/** Fills in the card, then goes through the flow to the success screen; reads each screen. */
async function walk(visitor: Visitor, phone: string): Promise<Map<string, Look[]>> {
  const screens = new Map<string, Look[]>();
  const read = async (name: string) => void screens.set(name, await look(visitor.driver));
  for (const [part, path] of [
    [CARD, '/'],
    [FLOW, '/#etape-1'],
  ] as const) {
    await visitor.open('/404');
    await visitor.open(path);
    await visitor.fill('Plaque d’immatriculation', 'AB000CD', part);
    await read(`plate in ${part}`);
    await visitor.press('button', 'Vérifier la disponibilité', part);
    await visitor.sees('Pare-brise', part);
    await read(`glazing in ${part}`);
  }
  await visitor.press('button', 'Pare-brise', FLOW);
  await visitor.fill('Téléphone', phone, FLOW);
  await read('phone');
  await visitor.press('button', 'Valider mon numéro', FLOW);
  await visitor.sees('Demande enregistrée', FLOW);
  await read('saved');
  await visitor.press('button', 'Compléter mes informations', FLOW);
  await visitor.fill('Nom complet', 'Zoé Essai', FLOW);
  await visitor.fill('Adresse', 'Gonesse', FLOW);
  await read('details');
  await visitor.press('button', 'Enregistrer', FLOW);
  await visitor.sees('Étape 4 / 4', FLOW);
  await read('recap');
  await visitor.press('button', 'Envoyer la demande', FLOW);
  await visitor.sees('Demande envoyée !', FLOW);
  await read('sent');
  return screens;
}

for (const [name, size] of [
  ['phone', [390, 844]],
  ['desktop', [1280, 900]],
] as const) {
  test(`${name}: pages look as today`, async ({ browser, baseURL }) => {
    test.setTimeout(LIMIT);
    const site = baseURL ?? '';
    const { drivers, close } = await openBoth(browser, site, size);
    const pairs: Pair[] = [];
    for (const path of PATHS) {
      const [before = [], after = []] = await Promise.all(
        drivers.map(async (driver) => {
          await driver.goto(site + path);
          return look(driver);
        }),
      );
      pairs.push({ name: path, before, after });
    }
    await close();
    expectAlike(pairs);
  });

  test(`${name}: steps look as today`, async ({ browser, baseURL, nextPhone }) => {
    test.setTimeout(LIMIT);
    const site = baseURL ?? '';
    const { drivers, close } = await openBoth(browser, site, size);
    const phones = drivers.map(() => nextPhone());
    const [before, after] = await Promise.all(
      drivers.map((driver, index) => walk(new Visitor(driver, site), phones[index] ?? '')),
    );
    await close();
    expectAlike(
      [...(after ?? [])].map(([step, screen]) => ({
        name: step,
        before: before?.get(step) ?? [],
        after: screen,
      })),
    );
  });
}
