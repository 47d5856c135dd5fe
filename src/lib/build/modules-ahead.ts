import { globSync } from 'node:fs';

/**
 * Addresses of the modules that the home page fetches while the browser is idle: all that the first touch runs, so
 * that a line that drops before it (a car park) loses nothing. Pages are rendered once the browser's modules are written,
 * so their names are read from the folder; in dev there is none.
 */
export const modulesAhead = (): string[] =>
  import.meta.env.PROD
    ? globSync('_astro/{react,client,socle,PlateCard,Funnel}.*.js', { cwd: import.meta.env.OUT_DIR }).map(
        (file) => `/${file}`,
      )
    : [];
