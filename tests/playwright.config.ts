import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINES } from './journeys/engines.ts';
import { chromiumLaunch } from './support/chromium.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 8899);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What is timed runs alone: beside another browser a tap takes as long as that one likes. */
const TIMED = ['**/performance-taps.spec.ts', '**/hung-storage.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A machine of others may freeze a browser for a minute; who passes at the second try is named at the end of the run.
  retries: process.env['CI'] ? 1 : 0,
  // Half of a test is waiting for a page to settle.
  workers: '200%',
  // Both end what hangs, far above what anything takes: nothing fails because a machine is slow.
  timeout: 300_000,
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.006, animations: 'disabled' } },
  reporter: [
    ['line'],
    ['json', { outputFile: resolve(process.env['BROWSER_REPORT'] ?? 'test-results/browser.json') }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A trace of every test would take a third of the time; `npm run test:e2e -- --trace on` records the one looked into.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    // First, as they wait more than they work: at the end the machine would be idle. One browser of an engine for all.
    ...ENGINES.map((engine) => ({ name: `journeys-${engine}`, testDir: 'journeys', fullyParallel: false })),
    { name: 'phone', testDir: 'e2e', testIgnore: TIMED, use: phone },
    { name: 'timed', testDir: 'e2e', testMatch: TIMED, workers: 1, use: phone },
    {
      name: 'desktop',
      testDir: 'e2e',
      testMatch: '**/*.sizes.spec.ts',
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'node tests/support/site-server.ts',
    cwd: '..',
    url: `http://localhost:${PORT}/`,
    env: { PORT: String(PORT) },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
