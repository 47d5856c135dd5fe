import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Runs the islands of a page together, at the first sign of use. */
    'client:intent'?: boolean;
  }
}

/** How the islands of this site start: each waits for the visitor. */
export const directives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective, config, updateConfig }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
      // Where their modules are written, for the page that names those it fetches ahead.
      const outDir = JSON.stringify(fileURLToPath(config.outDir));
      updateConfig({ vite: { define: { 'import.meta.env.OUT_DIR': outDir } } });
    },
  },
});
