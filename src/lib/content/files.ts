import { globSync } from 'node:fs';

/** @param root absolute path @returns sorted paths relative to the root, with `/` on every system */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
