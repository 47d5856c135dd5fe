import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { CODES } from '../lib/ile-de-france.ts';
import { townNames } from '../lib/towns.ts';
import { WORDS, type Words, withWords } from './words.ts';

/** Of what the package fetches when it is used: what this editor never uses (other languages, code, maps, pictures). */
const UNUSED = /^@shikijs\/|\/locales\/|react-dom|heic|leaflet|terra-draw|svgo|exifr/;
const USED = /\/locales\/fr\.json$|^@shikijs\/(langs\/markdown|themes\/)/;

const leaveOut: Plugin = {
  name: 'leave-out',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: UNUSED }, ({ path, kind }) =>
      kind === 'dynamic-import' && !USED.test(path) ? { path: 'unused', namespace: 'unused' } : undefined,
    );
    // The faces are served by us, and nobody is asked how the repository's host is doing.
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]*\)/g, "local('')")
        .replace('https://www.githubstatus.com/api/v2/status.json', 'data:application/json,{}'),
    }));
    onLoad({ filter: /\/locales\/fr\.json$/ }, ({ path }) => ({
      contents: JSON.stringify(withWords(JSON.parse(readFileSync(path, 'utf8')) as Words, WORDS)),
      loader: 'json',
    }));
    // The package of all French towns is read from the disk: the check takes along those of the departments served.
    onLoad({ filter: /src\/lib\/towns\.ts$/ }, () => ({
      contents: `const towns = ${JSON.stringify(Object.fromEntries(CODES.map((code) => [code, townNames(code)])))};
        export const townNames = (code) => towns[code] ?? [];`,
    }));
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default {}' }));
  },
};

/** Bundles the editor for the browser, with its fonts and its French words. */
export async function bundleEditor(outdir: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    loader: { '.wasm': 'empty', '.png': 'file' },
    plugins: [leaveOut],
  });
  // The package asks for its faces beside its module.
  const faces = join(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))), 'assets');
  mkdirSync(join(outdir, 'assets'), { recursive: true });
  for (const face of globSync(`${faces}/*.woff2`)) copyFileSync(face, join(outdir, 'assets', basename(face)));
}
