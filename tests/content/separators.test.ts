import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../src/lib/content/read.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('content/ is valid with backslash separators (Windows)', () => {
  const real = fs.globSync;
  vi.spyOn(fs, 'globSync').mockImplementation(((pattern: string, options: fs.GlobOptionsWithoutFileTypes) =>
    real(pattern, options).map((path) => path.replaceAll('/', '\\'))) as typeof fs.globSync);
  syncBuiltinESMExports();
  expect(fs.globSync('content/faq/**/*.md')[0]).toContain('\\');
  expect(checkContent(process.cwd())).toEqual([]);
});
