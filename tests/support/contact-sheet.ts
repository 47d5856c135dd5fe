/**
 * `npm run contact-sheet [-- PATH…]`: pictures of every page and step of the built site at five sizes.
 * Serves `dist/` itself; the pictures go to contact-sheet/ in the folder of the run, which it names at the end.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { withChoice } from '../e2e/support/measurement.ts';
import { Card, Flow } from '../e2e/support/parts.ts';
import { PATHS } from '../e2e/support/paths.ts';
import { chromiumLaunch } from './chromium.ts';
import { layOutAll } from './lay-out-all.ts';
import { runFolder } from './run-folder.ts';
import { startSite } from './start-site.ts';

const FOLDER = join(runFolder(), 'contact-sheet');
const SIZES = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1280, 900],
  [1680, 1050],
] as const;

const { url: site, close } = await startSite('contact-sheet-site');
try {
  mkdirSync(FOLDER, { recursive: true });
  await takeAll(process.argv.slice(2));
  console.log(FOLDER);
} finally {
  await close();
}

async function takeAll(asked: string[]) {
  const browser = await chromium.launch(chromiumLaunch());
  const paths = asked.length > 0 ? asked : PATHS;
  for (const [index, [width, height]] of SIZES.entries()) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await withChoice(context, site, { choice: 'rejected' });
    const page = await context.newPage();
    const file = (name: string) => `${FOLDER}/${name}-${width}.png`;
    for (const path of paths) {
      await page.goto(site + path);
      await layOutAll(page);
      await page.screenshot({
        path: file(path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '_')),
        fullPage: true,
      });
    }
    if (asked.length === 0) await takeSteps(page, file, `06 39 98 99 9${index}`);
    await context.close();
    console.log(`${width}×${height}`);
  }
  await browser.close();
}

async function takeSteps(page: Page, file: (name: string) => string, phone: string) {
  const shot = (name: string) => page.screenshot({ path: file(name) });
  const flow = new Flow(page);
  await page.goto(`${site}/`);
  await new Card(page).fillIn();
  await shot('carte-verifiee');
  await page.goto(`${site}/#etape-1`);
  await page.reload();
  await flow.plate().fill('AB000CD');
  await shot('etape-1');
  await flow.checkPlate();
  await shot('etape-2');
  await flow.press(/Vitre latérale/);
  await flow.field('Téléphone').waitFor();
  await shot('etape-3');
  await flow.field('Téléphone').fill(phone);
  await shot('etape-3-telephone');
  await flow.press('Valider mon numéro');
  await flow.button('Terminer').waitFor();
  await shot('etape-3-enregistree');
  await flow.press('Compléter mes informations');
  await shot('etape-3-details');
  await flow.press('Annuler');
  await flow.press('Terminer');
  await flow.at(4);
  await shot('etape-4');
  await flow.press('Envoyer la demande');
  await flow.sent();
  await shot('envoyee');
}
