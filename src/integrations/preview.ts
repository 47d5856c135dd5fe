import type { AstroIntegration } from 'astro';

/** `/apercu-des-modeles`, on the dev server only. */
export const preview = (): AstroIntegration => ({
  name: 'preview',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/apercu-des-modeles', entrypoint: './src/preview/Models.astro' });
    },
  },
});
