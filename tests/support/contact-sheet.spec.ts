/**
 * `npm run contact-sheet`: pictures of every page and step of the built site at five sizes, into `contact-sheet/` in the
 * folder of the run. `-- -g "360 px /avis"` takes one of them.
 */
import { join } from 'node:path';
import { PATHS } from '../e2e/support/paths.ts';
import { expect, test } from '../e2e/support/test.ts';
import { layOutAll } from './lay-out-all.ts';
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
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const path of PATHS) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await layOutAll(page);
        const name = path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '_');
        await page.screenshot({ path: `${FOLDER}/${name}-${width}.png`, fullPage: true });
      });
    }

    test('steps', async ({ page, card, flow, phone }) => {
      const shot = (name: string) => page.screenshot({ path: `${FOLDER}/${name}-${width}.png` });
      await card.visit();
      await shot('carte-verifiee');
      await page.goto('/#etape-1');
      await page.reload();
      await flow.plate().fill('AB000CD');
      await shot('etape-1');
      await flow.checkPlate();
      await shot('etape-2');
      await flow.press(/Vitre latérale/);
      await expect(flow.field('Téléphone')).toBeVisible();
      await shot('etape-3');
      await flow.fill('Téléphone', phone);
      await shot('etape-3-telephone');
      await flow.press('Valider mon numéro');
      await expect(flow.button('Terminer')).toBeVisible();
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
    });
  });
}
