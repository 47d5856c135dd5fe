import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { DISPLAY_FACE } from '../lib/build/display-face.ts';

const SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** Characters of French titles, figures and number plates. */
const CHARACTERS =
  ' !"%&\'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ÀÂÇÉÈÊËÎÏÔÙÛŒàâäçéèêëîïôöùûüÿœæ€«»’“”–—…·°×→\u00a0\u202f';

/** The site uses only this weight, because each further weight would be a further download. */
const WEIGHT = 700;

async function cutDisplayFace(): Promise<void> {
  const target = new URL(`../../${DISPLAY_FACE}`, import.meta.url);
  if (existsSync(target)) return;
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const face = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    // Omits kerning, which would nearly double the file and move a title by only a pixel.
    keepFeatures: [],
  });
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, face);
}

export const displayFace = (): AstroIntegration => ({
  name: 'display-face',
  hooks: {
    'astro:config:setup': async ({ createCodegenDir }) => {
      createCodegenDir();
      await cutDisplayFace();
    },
  },
});
