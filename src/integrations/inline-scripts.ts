import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { PAGE_SCRIPT } from './page-script.ts';

const SUFFIX = '?script';

/**
 * `import code from './x.ts?script'` gives a script and all it imports as one minified text, to be written into the
 * page. The site's bundler would not do: what such a script shares with an island would become a file of its own,
 * fetched on every page.
 */
export const inlineScripts = (): AstroIntegration => ({
  name: 'inline-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'inline-scripts',
              enforce: 'pre',
              async load(id) {
                if (!id.endsWith(SUFFIX)) return;
                const { outputFiles, metafile } = await build({
                  entryPoints: [id.slice(0, -SUFFIX.length)],
                  ...PAGE_SCRIPT,
                  metafile: true,
                });
                for (const input of Object.keys(metafile.inputs)) this.addWatchFile(input);
                return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`;
              },
            },
          ],
        },
      });
    },
  },
});
