import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { FULL } from './support/full.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const alias = { '~': fileURLToPath(new URL('../src', import.meta.url)) };

/** Timeout in ms. Random cases of a full run take long. */
const LIMIT_MS = FULL ? 300_000 : 30_000;

/** Vitest project of the tests in `tests/<name>`. */
const project = (name: string, options: Partial<ProjectConfig> = {}) => ({
  root,
  resolve: { alias },
  test: {
    name,
    ...options,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
  },
});

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      // Tests pure functions, without network or clock.
      project('unit', { isolate: false }),
      // Tests the Netlify functions with a real Redis server, and with a mail server and a webhook receiver for tests.
      project('function', { isolate: false, unstubEnvs: true }),
      // Checks every entry of content/, and the messages for editors' mistakes.
      project('content', { isolate: false }),
      // Checks the built site, which is read once for all test files.
      project('build', { isolate: false }),
    ],
  },
});
