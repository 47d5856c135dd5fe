import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { WORDS, withWords } from './words.ts';

/** The bundle omits dynamic imports of other languages, code highlighting, maps and image formats, except `USED`. */
const UNUSED = /^@shikijs\/|\/locales\/|heic|leaflet|terra-draw|svgo|exifr/;
const USED = /\/locales\/fr\.json$|^@shikijs\/(langs\/markdown|themes\/)/;

/** Third-party requests that the bundle omits: fonts and service status. */
const FOREIGN_FACE = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g;
const STATE = /https:\/\/(?:www\.githubstatus\.com\/api|status-api\.hostedstatus\.com)[^`]*/g;

const leaveOut: Plugin = {
  name: 'leave-out',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: UNUSED }, ({ path, kind }) =>
      kind === 'dynamic-import' && !USED.test(path) ? { path: 'unused', namespace: 'unused' } : undefined,
    );
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(FOREIGN_FACE, '')
        .replace(STATE, 'data:application/json,{}'),
      loader: 'js',
    }));
    onLoad({ filter: /\/locales\/fr\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(withWords(JSON.parse(readFileSync(path, 'utf8')), WORDS)),
      loader: 'json',
    }));
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default {}' }));
  },
};

export async function bundleEditor(outdir: string): Promise<void> {
  await build({
    entryPoints: ['main.ts', 'preview.css'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'warning',
    loader: { '.wasm': 'empty', '.png': 'file' },
    plugins: [leaveOut],
  });
  // Copies the fonts into the folder where @sveltia/cms expects them.
  const faces = join(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))), 'assets');
  mkdirSync(join(outdir, 'assets'), { recursive: true });
  for (const face of globSync(`${faces}/*.woff2`)) copyFileSync(face, join(outdir, 'assets', basename(face)));
}
