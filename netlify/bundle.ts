/** Second half of `npm run build`: one minified file for each function, with nothing left to install or trace. */
import { rmSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';

/** Where netlify.toml finds the functions; git-ignored. */
export const BUNDLE_FOLDER = '.netlify/bundle';

/** The mail library's list of file types, a third of its size: only attachments need it, and announcements have none. */
const noFileTypes: Plugin = {
  name: 'no-file-types',
  setup({ onLoad }) {
    onLoad({ filter: /nodemailer.dist.esm.mime-funcs.mime-types\.js$/ }, () => ({
      contents: `export const detectMimeType = () => 'application/octet-stream';
        export const detectExtension = () => 'bin';`,
    }));
  },
};

/**
 * Bundles netlify/functions.
 *
 * @param folder where the files go; emptied first
 */
export async function bundleFunctions(folder = BUNDLE_FOLDER): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: ['demande', 'relance', 'suivi'].map((name) => `netlify/functions/${name}.mts`),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // What is only needed after an answer (the mail library) is a file of its own, read when it is asked for.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    plugins: [noFileTypes],
    logLevel: 'warning',
  });
}

if (import.meta.main) await bundleFunctions();
