import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Runs the island at the first sign of use; islands of one group wake together. */
    'client:intent'?: string | boolean;
  }
}

/** How every island of this site starts (DESIGN §7). One that is not shown, as an answered banner, never does. */
export const directives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective, config, updateConfig }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
      const client = fileURLToPath(new URL('src/directives/client.ts', config.root));
      updateConfig({ vite: { resolve: { alias: { '@astrojs/react/client.js': client } } } });
    },
  },
});
