import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, envField } from 'astro/config';
import { contentMistakes } from './src/integrations/content-mistakes.ts';
import { customMedia } from './src/integrations/custom-media.ts';
import { directives } from './src/integrations/directives.ts';
import { displayFace } from './src/integrations/display-face.ts';
import { editor } from './src/integrations/editor.ts';
import { finish } from './src/integrations/finish/index.ts';
import { launchGate } from './src/integrations/launch-gate.ts';
import { photos } from './src/integrations/photos.ts';
import { preview } from './src/integrations/preview.ts';
import { publishedTexts } from './src/integrations/texts.ts';
import { FLOOR } from './src/lib/build/floor.ts';
import { withLastModified } from './src/lib/build/last-modified.ts';
import { SITE_ORIGIN } from './src/lib/site/origin.ts';

export default defineConfig({
  site: SITE_ORIGIN,
  output: 'static',
  trailingSlash: 'never',
  // Several pages at once: share images are drawn beside the next page.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  // Astro's default ('jsx') drops the spaces at line breaks between inline elements.
  compressHTML: true,
  devToolbar: { enabled: false },
  // Sharp's own effort, 4, makes photographs of the same bytes and likeness, and takes five times as long.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  integrations: [
    contentMistakes(),
    customMedia(),
    displayFace(),
    directives(),
    launchGate(),
    photos(),
    preview(),
    publishedTexts(),
    react(),
    sitemap({
      serialize: withLastModified,
      namespaces: { news: false, xhtml: false, image: false, video: false },
    }),
    finish(),
    // After the headers of the site are written: it adds its own.
    editor(),
  ],
  // Completion in the front matter of content/, for editors with Astro's extension.
  experimental: { contentIntellisense: true },
  env: {
    schema: {
      PUBLIC_GA_MEASUREMENT_ID: envField.string({
        context: 'client',
        access: 'public',
        optional: true,
        startsWith: 'G-',
      }),
    },
  },
  vite: {
    // The page's script is bundled as a worker is (components/site/HeadScript.astro); dev knows this format only.
    worker: { format: 'es' },
    build: {
      cssTarget: FLOOR,
      // A drawing is a file, fetched where it is shown: inside the page it would hold back the first paint.
      assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    },
    environments: {
      client: {
        build: {
          target: FLOOR,
          rolldownOptions: {
            output: {
              // React alone, so that a change of ours leaves it in every cache; and the islands, which start together.
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                  { name: 'islands' },
                ],
              },
            },
          },
        },
      },
    },
  },
});
