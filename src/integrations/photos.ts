import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildDay } from '../lib/build/build-day.ts';
import { PHOTOS } from '../lib/check/photo-files.ts';
import { readContent } from '../lib/content/read.ts';
import { asOf } from '../lib/publish/as-of.ts';
import { photosShown } from '../lib/publish/photos-shown.ts';
import { isDrawing, PHOTO_ENDINGS } from '../schemas/photo.ts';

const NAME = 'virtual:photos';

/** The dev server imports all photos, so that it finds photos added later. */
const ALL = `export default import.meta.glob('/${PHOTOS}/*.{${PHOTO_ENDINGS}}', { eager: true, import: 'default' });`;

/** Imports only photos in use, because Astro may publish the original of an imported photo with its GPS data. */
function published(root: string): string {
  const tree = asOf(readContent(root), buildDay());
  const paths = photosShown(tree).map(({ path }) => path);
  const files = [...new Set(paths.filter((path) => !isDrawing(path)).map((path) => `/content${path}`))];
  const imports = files.map((file, index) => `import photo${index} from '${file}';`);
  const names = files.map((file, index) => `'${file}': photo${index}`);
  return `${imports.join('\n')}\nexport default { ${names.join(', ')} };`;
}

export const photos = (): AstroIntegration => ({
  name: 'photos',
  hooks: {
    'astro:config:setup': ({ config, command, updateConfig }) => {
      const source = () => (command === 'build' ? published(fileURLToPath(config.root)) : ALL);
      const plugin = {
        name: 'photos',
        resolveId: (id: string) => (id === NAME ? `\0${NAME}` : undefined),
        load: (id: string) => (id === `\0${NAME}` ? source() : undefined),
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
