import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FULL } from './support/full.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const alias = { '~': fileURLToPath(new URL('../src', import.meta.url)) };

/** Timeout in ms; random cases of a full run take much longer. */
const LIMIT_MS = FULL ? 300_000 : 30_000;

/** One Vitest project per folder of tests/. */
const project = (name: string, options: { isolate?: boolean } = {}) => ({
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
      // Tests of pure functions, without network or clock.
      project('unit', { isolate: false }),
      // Tests of the function with real Redis, SMTP and webhook receivers.
      project('function'),
      // Tests of every entry of content/, and of the mistakes an editor can make.
      project('content', { isolate: false }),
      // Tests of the built site, read once by all files.
      project('build', { isolate: false }),
    ],
  },
});
