import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { DISPLAY_FACE } from '../lib/build/display-face.ts';

const SOURCE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** The characters of French titles, figures and plates. */
const CHARACTERS =
  ' !"%&\'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ÀÂÇÉÈÊËÎÏÔÙÛŒàâäçéèêëîïôöùûüÿœæ€«»’“”–—…·°×→\u00a0\u202f';

/** Weight of the display face: one, since each further weight costs every visitor. */
const WEIGHT = 700;

/**
 * Cuts the display face to the characters and the weight in use, into Astro's folder for generated files, where the style
 * sheet finds it. Does nothing when it is there.
 */
async function cutDisplayFace(): Promise<void> {
  const target = new URL(`../../${DISPLAY_FACE}`, import.meta.url);
  if (existsSync(target)) return;
  const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  const face = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT },
    // No style asks for its other figures; its kerning moves a title by a pixel, and would nearly double the file.
    keepFeatures: [],
  });
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, face);
}

/** Has the display face cut before any page asks for it. */
export const displayFace = (): AstroIntegration => ({
  name: 'display-face',
  hooks: {
    'astro:config:setup': async ({ createCodegenDir }) => {
      createCodegenDir();
      await cutDisplayFace();
    },
  },
});
