/** Second half of `npm run build`: one minified file for each function, with nothing left to install or trace. */
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { opening } from '../src/lib/opening/opening.ts';

/** Git-ignored; netlify.toml finds the functions in its `functions`. */
export const BUNDLE_FOLDER = '.netlify/bundle';

/** Bundles netlify/functions, one folder deep as the sources are: the way to the Lua scripts is the same. */
export async function bundleFunctions(folder = BUNDLE_FOLDER): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: globSync('netlify/functions/*.mts'),
    outdir: folder,
    entryNames: 'functions/[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // The mail library is only needed after an answer: a separate file, read on demand.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    // The host names the kind of deploy only now, not where a function runs.
    define: { 'process.env.CONTEXT': JSON.stringify(process.env['CONTEXT'] ?? '') },
    logLevel: 'warning',
  });
  cpSync('netlify/store/scripts', `${folder}/store/scripts`, { recursive: true });
  // The points of content/ to settle before the opening, for the desk: kept beside the code, not among the site's files.
  writeFileSync(`${folder}/opening.json`, JSON.stringify(opening(process.cwd())));
}

if (import.meta.main) await bundleFunctions();
