import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeLeanIslands } from './lean-islands.ts';
import { minifyHtml } from './minify-html.ts';
import { nameModulesAhead } from './name-modules-ahead.ts';
import { writeHeaders } from './write-headers.ts';
import { writeRedirects } from './write-redirects.ts';

/**
 * What is done to the built site as a whole, in order: the home page names the modules it fetches ahead, each page
 * keeps only the island code, the white space and the style rules it uses, then the headers are made from what the
 * pages hold in the end, then the redirects from the host's name.
 */
export const finish = (): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      nameModulesAhead(root);
      await writeLeanIslands(root);
      await minifyHtml(root);
      writeHeaders(root);
      writeRedirects(root);
    },
  },
});
