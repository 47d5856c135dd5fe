/** Bundles the Netlify functions, minified and with shared chunks. `npm run build` runs it after building the pages. */
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { launchChecklist } from '../src/lib/launch/checklist.ts';

export const BUNDLE_FOLDER = '.netlify/bundle';

/** Writes files one folder deep, like netlify/store/redis.ts, so that its path `../store/scripts` is valid. */
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
    // The value is inlined, because Netlify sets CONTEXT at build time only.
    define: { 'process.env.CONTEXT': JSON.stringify(process.env['CONTEXT'] ?? '') },
    logLevel: 'warning',
  });
  cpSync('netlify/store/scripts', `${folder}/store/scripts`, { recursive: true });
  // launch.json is stored beside the functions, because files in dist/ are public.
  writeFileSync(`${folder}/launch.json`, JSON.stringify(launchChecklist(process.cwd())));
}
