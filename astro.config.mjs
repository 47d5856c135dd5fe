import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, envField } from 'astro/config';
import { cascadeLayers } from './src/integrations/cascade-layers.ts';
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
  // Renders four pages at a time, so that other pages do not wait for the slow share images.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  // The default ('jsx') drops spaces at line breaks between inline elements.
  compressHTML: true,
  devToolbar: { enabled: false },
  // Sharp's default effort, 4, gives the same size and quality in five times the time.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  integrations: [
    cascadeLayers(),
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
    // Must follow finish(), because editor() appends to the headers that finish() writes.
    editor(),
  ],
  // Lets Astro's editor extension complete the front matter of the files in content/.
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
    // HeadScript.astro has the page scripts bundled as workers. The dev server supports only the worker format `es`.
    worker: { format: 'es', rolldownOptions: { output: { comments: false } } },
    build: { cssTarget: FLOOR },
    environments: {
      client: {
        build: {
          target: FLOOR,
          rolldownOptions: {
            output: {
              // React has its own chunk, which stays cached when the site's code changes. All islands share the other
              // chunk, because they hydrate at the same time.
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
