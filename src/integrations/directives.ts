import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

export const directives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective, config, updateConfig }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/directives/intent.ts' });
      const outDir = JSON.stringify(fileURLToPath(config.outDir));
      const hydrate = fileURLToPath(new URL('../directives/hydrate.ts', import.meta.url));
      updateConfig({
        vite: {
          define: { 'import.meta.env.OUT_DIR': outDir },
          resolve: { alias: { '@astrojs/react/client.js': hydrate } },
        },
      });
    },
  },
});
