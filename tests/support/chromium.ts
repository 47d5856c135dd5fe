import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where distributions put their own Chromium. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the tests: the one named by CHROMIUM, Playwright's own, or the system's; undefined when none is there. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'], chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );

/** A test browser looks nothing up by itself, so that no test depends on a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
