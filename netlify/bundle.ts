/** Bundles each function into one minified file. `npm run build` does this after it has built the pages. */
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { launchChecklist } from '../src/lib/launch/checklist.ts';

export const BUNDLE_FOLDER = '.netlify/bundle';

/** The output folders are as deep as the sources, so that relative paths to the Lua scripts remain valid. */
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
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    // Netlify sets CONTEXT at build time only.
    define: { 'process.env.CONTEXT': JSON.stringify(process.env['CONTEXT'] ?? '') },
    logLevel: 'warning',
  });
  cpSync('netlify/store/scripts', `${folder}/store/scripts`, { recursive: true });
  // launch.json is stored beside the functions, because files in dist/ are public.
  writeFileSync(`${folder}/launch.json`, JSON.stringify(launchChecklist(process.cwd())));
}

if (import.meta.main) await bundleFunctions();
