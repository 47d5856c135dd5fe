import type { AstroIntegration } from 'astro';
import type { Plugin } from 'postcss';

/** Cascade layer of the style sheets of each folder; the first match counts. Sheets elsewhere name their layers. */
const LAYERS = [
  ['/src/styles/atoms/', 'atoms'],
  ['/src/components/drawings/', 'ui'],
  ['/src/components/ui/', 'ui'],
  ['/src/components/', 'site'],
  ['/src/layouts/', 'site'],
  ['/src/sections/', 'sections'],
  ['/src/islands/', 'islands'],
] as const;

/** Puts the rules of a sheet into the layer of its folder, except those in a layer of their own. */
function layerByFolder(): Plugin {
  return {
    postcssPlugin: 'layer-by-folder',
    Once(root, { AtRule }) {
      const file = root.source?.input.file?.replaceAll('\\', '/') ?? '';
      const layer = LAYERS.find(([folder]) => file.includes(folder))?.[1];
      if (!layer) return;
      const rules = root.nodes.filter((node) => !(node.type === 'atrule' && node.name === 'layer'));
      if (rules.length > 0) root.prepend(new AtRule({ name: 'layer', params: layer }).append(...rules));
    },
  };
}

export const layers = (): AstroIntegration => ({
  name: 'layers',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { css: { postcss: { plugins: [layerByFolder()] } } } });
    },
  },
});
