import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { AtRule, Plugin } from 'postcss';

const FILE = new URL('../styles/media.css', import.meta.url);

/** Replaces the `@custom-media` names of styles/media.css with their queries, because not all browsers support them. */
function namedMedia(): Plugin {
  const definitions = readFileSync(FILE, 'utf8').matchAll(/@custom-media (--[\w-]+) ([^;]+);/g);
  const queries = new Map([...definitions].map(([, name, query]) => [name, query]));
  const resolve = (rule: AtRule) => {
    rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = queries.get(name);
      if (query === undefined) throw rule.error(`${name} is not in src/styles/media.css`);
      return query;
    });
  };
  return {
    postcssPlugin: 'custom-media',
    AtRule: { media: resolve, container: resolve },
  };
}

export const customMedia = (): AstroIntegration => ({
  name: 'custom-media',
  hooks: {
    'astro:config:setup': ({ addWatchFile, updateConfig }) => {
      addWatchFile(FILE);
      updateConfig({ vite: { css: { postcss: { plugins: [namedMedia()] } } } });
    },
  },
});
