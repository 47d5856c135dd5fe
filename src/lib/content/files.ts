import { globSync } from 'node:fs';

/** Finds files, sorted by path, with `/` separators on every system. @param root absolute path */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
