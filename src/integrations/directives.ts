import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates all islands of a page on the first interaction. */
    'client:intent'?: boolean;
  }
}

export const directives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective, config, updateConfig }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
      // Output folder, for pages that preload modules.
      const outDir = JSON.stringify(fileURLToPath(config.outDir));
      updateConfig({ vite: { define: { 'import.meta.env.OUT_DIR': outDir } } });
    },
  },
});
