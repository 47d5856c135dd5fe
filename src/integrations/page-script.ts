import type { BuildOptions } from 'esbuild';

/** How a script is bundled that is written into pages, where every byte is fetched before anything is painted. */
export const PAGE_SCRIPT = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  // Else it writes "use strict" into every page: the sources are checked as modules already.
  tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  target: ['chrome111', 'safari16.4', 'firefox114'],
} as const satisfies BuildOptions;
