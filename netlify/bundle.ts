/** Second half of `npm run build`: one minified file for each function, with nothing left to install or trace. */
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { launchChecklist } from '../src/lib/launch/checklist.ts';

export const BUNDLE_FOLDER = '.netlify/bundle';

/** Bundles into folders as deep as the sources, so that the path to the Lua scripts stays the same. */
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
    // Keeps the mail library in a chunk of its own, loaded on demand.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    // Netlify sets CONTEXT at build time only.
    define: { 'process.env.CONTEXT': JSON.stringify(process.env['CONTEXT'] ?? '') },
    logLevel: 'warning',
  });
  cpSync('netlify/store/scripts', `${folder}/store/scripts`, { recursive: true });
  // Kept beside the code, as it is no part of the public site.
  writeFileSync(`${folder}/launch.json`, JSON.stringify(launchChecklist(process.cwd())));
}

if (import.meta.main) await bundleFunctions();
