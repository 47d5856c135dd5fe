import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const alias = { '~': fileURLToPath(new URL('../src', import.meta.url)) };

/** One kind of test: a folder of tests/ and how long one of them may take, in ms. */
const project = (name: string, testTimeout: number) => ({
  root,
  resolve: { alias },
  test: { name, include: [`tests/${name}/**/*.test.ts`], testTimeout, hookTimeout: 20_000 },
});

export default defineConfig({
  test: {
    projects: [
      // Pure rules: no network, no clock.
      project('unit', 5_000),
      // The function on a real Redis, real SMTP and webhook receivers.
      project('function', 30_000),
      // content/: every entry, and the mistakes an editor can make.
      project('content', 30_000),
      // What the build wrote.
      project('build', 120_000),
    ],
  },
});
