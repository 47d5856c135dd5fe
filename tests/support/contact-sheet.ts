/**
 * `npm run contact-sheet [-- PATH…]`: pictures of every page and step of the built site at five sizes.
 * Serves `dist/` itself; the pictures go to contact-sheet/ in the folder of the run, which it names at the end.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
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

const { url: site, server } = await startSite('contact-sheet-site');
try {
  mkdirSync(FOLDER, { recursive: true });
  await takeAll(process.argv.slice(2));
  console.log(FOLDER);
} finally {
  server.kill('SIGTERM');
}

async function takeAll(asked: string[]) {
  const browser = await chromium.launch(chromiumLaunch());
  const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8');
  const all = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const paths = asked.length > 0 ? asked : [...all, '/demande-enregistree', '/404'];
  for (const [index, [width, height]] of SIZES.entries()) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await context.addCookies(
      ['cookie_consent=rejected', 'analytics_consent=false', 'marketing_consent=false'].map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return { name, value, url: site };
      }),
    );
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
  await page.goto(`${site}/`);
  const card = page.locator('#main-form');
  await card.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await card.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await card.getByText('Pare-brise', { exact: true }).click();
  await shot('carte-verifiee');
  await page.goto(`${site}/#etape-1`);
  await page.reload();
  const flow = page.locator('.funnel');
  await flow.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await shot('etape-1');
  await flow.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
  await flow.getByRole('button', { name: /Vitre latérale/ }).waitFor();
  await shot('etape-2');
  await flow.getByRole('button', { name: /Vitre latérale/ }).click();
  await flow.getByLabel('Téléphone').waitFor();
  await shot('etape-3');
  await flow.getByLabel('Téléphone').fill(phone);
  await shot('etape-3-telephone');
  await flow.getByRole('button', { name: 'Valider mon numéro' }).click();
  await flow.getByRole('button', { name: 'Terminer' }).waitFor();
  await shot('etape-3-enregistree');
  await flow.getByRole('button', { name: 'Compléter mes informations' }).click();
  await shot('etape-3-details');
  await flow.getByRole('button', { name: 'Annuler' }).click();
  await flow.getByRole('button', { name: 'Terminer' }).click();
  await flow.getByRole('button', { name: 'Envoyer la demande' }).waitFor();
  await shot('etape-4');
  await flow.getByRole('button', { name: 'Envoyer la demande' }).click();
  await flow.getByRole('button', { name: 'Nouvelle demande' }).waitFor();
  await shot('envoyee');
}
