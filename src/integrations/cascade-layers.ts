import type { AstroIntegration } from 'astro';

/** Puts the order of the cascade layers before all other CSS of a page, because pages concatenate their style sheets. */
export const cascadeLayers = (): AstroIntegration => ({
  name: 'cascade-layers',
  hooks: {
    'astro:config:setup': ({ injectScript }) => injectScript('page-ssr', "import '/src/styles/layers.css';"),
  },
});
