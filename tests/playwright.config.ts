import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ENGINES } from './journeys/engines.ts';
import { OLD_CHROMIUMS, oldChromiumsAreHere } from './old-browsers/install.ts';
import { chromiumLaunch } from './support/chromium.ts';
import { runFolder } from './support/run-folder.ts';

// Every Playwright process reads this file. The first process creates the folder, and the workers inherit its path.
const run = runFolder();
process.env['SITE_FOLDER'] ??= join(run, 'site');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 900 } };

/** These tests run on the fixture site, which is built first. */
const FIXTURE = '**/*.fixture.spec.ts';

/** These tests run alone, because parallel browsers would distort the times. */
const TIMED = '**/performance-taps.spec.ts';

/** Chromium 92 is unsupported and gets a form without scripts, so it runs only tests whose title matches this. */
const OF_A_PLAIN_FORM = /without JavaScript/;

/** Projects that exist only once `npm run test:old-browsers` has installed the old browsers. */
const OLD = [
  { name: 'old-browsers', testDir: 'old-browsers' },
  ...OLD_CHROMIUMS.map((version) => ({
    name: `old-chromium-${version}`,
    testDir: 'journeys',
    fullyParallel: false,
    ...(version === 92 ? { grep: OF_A_PLAIN_FORM } : {}),
  })),
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(run, 'browser'),
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: '100%',
  timeout: 60_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled' } },
  reporter: [['line'], ['json', { outputFile: process.env['BROWSER_REPORT'] ?? join(run, 'browser.json') }]],
  use: {
    // The web server below prints this URL.
    baseURL: process.env['TEST_SITE'] ?? '',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A trace of every test would take a third longer. To trace one test, use `npm run test:e2e -- --trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    // These tests do not run in parallel, because all tests of an engine share one browser.
    ...ENGINES.map((engine) => ({ name: `journeys-${engine}`, testDir: 'journeys', fullyParallel: false })),
    ...(oldChromiumsAreHere() ? OLD : []),
    { name: 'phone', testDir: 'e2e', testIgnore: [TIMED, FIXTURE], use: phone },
    { name: 'timed', testDir: 'e2e', testMatch: TIMED, workers: 1, use: phone },
    {
      name: 'desktop',
      testDir: 'e2e',
      testMatch: '**/*.sizes.spec.ts',
      grepInvert: /@phone/,
      use: desktop,
    },
    { name: 'contact-sheet', testDir: 'support', testMatch: '**/contact-sheet.spec.ts' },
    { name: 'fixture-site', testDir: 'e2e', testMatch: '**/fixture-site.setup.ts' },
    { name: 'fixture-phone', testDir: 'e2e', testMatch: FIXTURE, use: phone, dependencies: ['fixture-site'] },
    {
      name: 'fixture-desktop',
      testDir: 'e2e',
      testMatch: '**/screens.fixture.spec.ts',
      use: desktop,
      dependencies: ['fixture-site'],
    },
  ],
  webServer: {
    command: 'node tests/support/site-server.ts',
    cwd: '..',
    wait: { stdout: /Site +(?<test_site>http:\S+)/ },
    env: { PORT: '0' },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
