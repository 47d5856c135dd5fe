import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const alias = { '~': fileURLToPath(new URL('../src', import.meta.url)) };

/** Ends a test that hangs, in ms: far above what any takes with all random cases, so that none fails on a slow machine. */
const HANGS = 900_000;

/** One kind of test: a folder of tests/. */
const project = (name: string, options: { setupFiles?: string[]; isolate?: boolean } = {}) => ({
  root,
  resolve: { alias },
  test: { name, ...options, include: [`tests/${name}/**/*.test.ts`], testTimeout: HANGS, hookTimeout: HANGS },
});

export default defineConfig({
  test: {
    // Most of a test of the function is waiting for a Redis, a mail server or a time-out.
    maxWorkers: '200%',
    projects: [
      // Pure rules: no network, no clock.
      project('unit'),
      // The function on a real Redis, real SMTP and webhook receivers.
      project('function', { setupFiles: ['tests/function/setup.ts'] }),
      // content/: every entry, and the mistakes an editor can make.
      project('content'),
      // What the build wrote: read once for all.
      project('build', { isolate: false }),
    ],
  },
});
