import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'postcss';

const FILE = new URL('../styles/media.css', import.meta.url);

/** Replaces the names of `styles/media.css` by what they stand for, in every style sheet. */
function namedMedia(): Plugin {
  const definitions = readFileSync(FILE, 'utf8').matchAll(/@custom-media (--[\w-]+) ([^;]+);/g);
  const queries = new Map([...definitions].map(([, name, query]) => [name, query]));
  return {
    postcssPlugin: 'custom-media',
    AtRule: {
      media: (rule) => {
        rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
          const query = queries.get(name);
          if (query === undefined) throw rule.error(`${name} is not in src/styles/media.css`);
          return query;
        });
      },
    },
  };
}

/** Custom media queries, which no browser knows yet: widths and heights have one name each, in one file. */
export const customMedia = (): AstroIntegration => ({
  name: 'custom-media',
  hooks: {
    'astro:config:setup': ({ addWatchFile, updateConfig }) => {
      addWatchFile(FILE);
      updateConfig({ vite: { css: { postcss: { plugins: [namedMedia()] } } } });
    },
  },
});
