import { globSync } from 'node:fs';

/**
 * Addresses of the modules that the home page fetches while the browser is idle: React and what the card needs at its
 * first touch. Pages are rendered once the browser's modules are written, so their names are read from the folder; in
 * dev there is none.
 */
export const modulesAhead = (): string[] =>
  import.meta.env.PROD
    ? globSync('_astro/{react,client,PlateCard}.*.js', { cwd: 'dist' }).map((file) => `/${file}`)
    : [];
