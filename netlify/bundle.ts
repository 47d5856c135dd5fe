/** Second half of `npm run build`: one minified file for each function, with nothing left to install or trace. */
import { cpSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

/** Git-ignored; netlify.toml finds the functions in its `functions`. */
export const BUNDLE_FOLDER = '.netlify/bundle';

/**
 * Bundles netlify/functions. Every file of code is one folder deep, so that the way from it to the scripts of the storage
 * is the one that the source has.
 *
 * @param folder where the files go; emptied first
 */
export async function bundleFunctions(folder = BUNDLE_FOLDER): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: ['demande', 'relance', 'sante', 'suivi'].map((name) => `netlify/functions/${name}.mts`),
    outdir: folder,
    entryNames: 'functions/[name]',
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
    define: { 'process.env.CONTEXT': JSON.stringify(process.env['CONTEXT'] ?? '') },
    logLevel: 'warning',
  });
  cpSync('netlify/store/scripts', `${folder}/store/scripts`, { recursive: true });
}

if (import.meta.main) await bundleFunctions();
