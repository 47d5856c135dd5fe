import type { AstroIntegration } from 'astro';

export const preview = (): AstroIntegration => ({
  name: 'preview',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/apercu-des-modeles', entrypoint: './src/preview/Models.astro' });
    },
  },
});
