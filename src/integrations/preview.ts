import type { AstroIntegration } from 'astro';

/** In dev, `/apercu-des-modeles` shows every atom and every section model; the build knows nothing of it. */
export const preview = (): AstroIntegration => ({
  name: 'preview',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/apercu-des-modeles', entrypoint: './src/preview/Models.astro' });
    },
  },
});
