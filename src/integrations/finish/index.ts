import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { nameModulesAhead } from './name-modules-ahead.ts';
import { purgeStyles } from './purge-styles.ts';
import { writeHeaders } from './write-headers.ts';
import { writeRedirects } from './write-redirects.ts';

/**
 * What is done to the built site as a whole, in order: each page keeps only the style rules it uses, the home page
 * names the modules it fetches ahead, then the headers are made from what the pages hold in the end, then the redirects from the host's name.
 */
export const finish = (): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      await purgeStyles(root);
      nameModulesAhead(root);
      writeHeaders(root);
      writeRedirects(root);
    },
  },
});
