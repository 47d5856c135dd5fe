import { globSync } from 'node:fs';

/** @returns sorted paths relative to `root`, with `/` as separator on every operating system */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
