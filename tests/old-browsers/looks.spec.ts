/** Compares every page and step between Chromium 106 and the current Chromium. */
import { expect } from '@playwright/test';
import { PATHS } from '../e2e/support/paths.ts';
import type { Driver } from '../journeys/drivers/driver.ts';
import { openPage } from '../journeys/drivers/pages.ts';
import { CARD, FLOW, Visitor } from '../journeys/visitor.ts';
import { test } from '../support/phones.ts';
import { startOldChromium } from './start.ts';

/** Chromium 106 also lacks everything that 109 lacks, so 109 is not compared. */
const COMPARED = 106;

/** Share of elements that may differ by line breaks and rounding. */
const TOLERATED = 0.02;

/** Maximum difference in px that nobody sees. */
const UNSEEN = 2;

/** `lengths` are the element's size and its position in the parent, in px. */
interface Look {
  name: string;
  words: string[];
  lengths: number[];
}

/** Runs in the page, so it must be self-contained. */
async function looks(): Promise<Look[] | null> {
  const settled = document.documentElement.dataset['consent'] === 'known';
  if (!settled || document.readyState !== 'complete' || document.fonts.status !== 'loaded') return null;
  // Removes intended differences: skipped sections, scroll animations and transitions.
  const whole = new CSSStyleSheet();
  whole.replaceSync(
    '* { content-visibility: visible !important; animation: none !important; transition: none !important }',
  );
  document.adoptedStyleSheets = [whole];
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
  return [
    ...document.body.querySelectorAll(
      // Leaves out toasts, which appear and disappear with time.
      '*:not(script, style, link, defs, defs *, clipPath, clipPath *, title, linearGradient, .toast, .toast *)',
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

async function look(driver: Driver): Promise<Look[]> {
  let found: Look[] = [];
  await expect(async () => {
    found = ((await driver.evaluate(`(${looks})()`)) ?? []) as Look[];
    expect(found.length).toBeGreaterThan(0);
  }).toPass();
  return found;
}

const differ = (one: Look, other: Look | undefined): boolean =>
  !other ||
  one.words.join() !== other.words.join() ||
  one.lengths.some((length, index) => Math.abs(length - (other.lengths[index] ?? 0)) > UNSEEN);

type Screens = Map<string, Look[]>;

function expectAlike(before: Screens, after: Screens): void {
  const others = [...after].flatMap(([screen, all]) =>
    all
      .filter((one, index) => differ(one, before.get(screen)?.[index]))
      .map(({ name }) => `${screen}: ${name}`),
  );
  const share = others.length / [...after.values()].flat().length;
  expect(share, others.join('\n')).toBeLessThanOrEqual(TOLERATED);
}

type Walk = (visitor: Visitor, read: (name: string) => Promise<void>, phone: string) => Promise<void>;

const pages: Walk = async (visitor, read) => {
  for (const path of PATHS) {
    await visitor.open(path);
    await read(path);
  }
};

const steps: Walk = async (visitor, read, phone) => {
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
  const pressAndRead = async (button: string, next: string) => {
    await visitor.press('button', button, FLOW);
    await visitor.sees(next, FLOW);
    await read(next);
  };
  await pressAndRead('Valider mon numéro', 'Demande enregistrée');
  await pressAndRead('Compléter mes informations', 'Nom complet');
  await visitor.fill('Nom complet', 'Zoé Essai', FLOW);
  await visitor.fill('Adresse', 'Gonesse', FLOW);
  await pressAndRead('Enregistrer', 'Étape 4 / 4');
  await pressAndRead('Envoyer la demande', 'Demande envoyée !');
};

for (const [name, [width, height]] of [
  ['phone', [390, 844]],
  ['desktop', [1280, 900]],
] as const)
  for (const [what, walk] of Object.entries({ pages, steps }))
    test(`${name}: an old and the current Chromium render the site’s ${what} alike`, async ({
      browser,
      baseURL,
      nextPhone,
    }) => {
      // Long timeout, because two browsers read all pages.
      test.setTimeout(300_000);
      const old = await startOldChromium(COMPARED);
      const screensIn = async (driver: Driver): Promise<Screens> => {
        const visitor = new Visitor(driver, baseURL ?? '');
        const screens: Screens = new Map();
        await driver.resize(width, height);
        await visitor.refuseCookies();
        await walk(visitor, async (screen) => void screens.set(screen, await look(driver)), nextPhone());
        await driver.close();
        return screens;
      };
      const [before, after] = await Promise.all([
        screensIn(await old.open()),
        screensIn(await openPage(browser)),
      ]);
      await old.close();
      expectAlike(before, after);
    });
