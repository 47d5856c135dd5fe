import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifyHtml } from './minify-html.ts';
import { writeHeaders } from './write-headers.ts';
import { writeRedirects } from './write-redirects.ts';

/** The host's files: headers, made from the finished pages, and redirects. */
export const finish = (): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      await minifyHtml(root);
      writeHeaders(root);
      writeRedirects(root);
    },
  },
});
