/**
 * `npm run contact-sheet`: screenshots of all pages and steps at five sizes, in `contact-sheet/` of the run folder.
 * `-- -g "360 px /avis"` selects some screenshots.
 */
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { layOutAll } from '../e2e/support/page-looks.ts';
import { PATHS } from '../e2e/support/paths.ts';
import { expect, test } from '../e2e/support/test.ts';
import { runFolder } from './run-folder.ts';

const FOLDER = join(runFolder(), 'contact-sheet');
const SIZES = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1280, 900],
  [1680, 1050],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterAll(() => console.log(FOLDER));

for (const [width, height] of SIZES) {
  test.describe(`screenshots at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const path of PATHS) {
      test(`${path} is saved as a full-page screenshot`, async ({ page }) => {
        await page.goto(path);
        await layOutAll(page);
        const name = path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '_');
        await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
      });
    }

    test('each step of the form is saved as a screenshot', async ({ page, card, flow, phone }) => {
      const shots: [name: string, reach: () => Promise<unknown>, seen: Locator][] = [
        ['carte-verifiee', () => card.visit(), card.field('Téléphone')],
        ['etape-1', () => page.goto('/#etape-1').then(() => page.reload()), flow.check()],
        ['etape-2', () => flow.checkPlate(), flow.button(/Pare-brise/)],
        ['etape-3', () => flow.press(/Vitre latérale/), flow.field('Téléphone')],
        ['etape-3-telephone', () => flow.fill('Téléphone', phone), flow.field('Téléphone')],
        ['etape-3-enregistree', () => flow.press('Valider mon numéro'), flow.button('Terminer')],
        ['etape-3-details', () => flow.openDetails(), flow.field('Nom complet')],
        ['etape-4', () => flow.press('Enregistrer'), flow.button('Envoyer la demande')],
        ['envoyee', () => flow.press('Envoyer la demande'), flow.heading('Demande envoyée !')],
      ];
      for (const [name, reach, seen] of shots) {
        await reach();
        await expect(seen).toBeVisible();
        await page.screenshot({ path: `${FOLDER}/${name}-${width}.png` });
      }
    });
  });
}
