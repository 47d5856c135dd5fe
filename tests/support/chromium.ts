import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Where distributions put their own Chromium. The headless build comes first: tests take half the time in it. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser of the tests: the one named by CHROMIUM, Playwright's own, or the system's; undefined when none is there. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'], chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );

/** Whether the browser is one that draws the reference pictures, either build of Debian's: others draw letters otherwise. */
export const drawsThePictures = (): boolean =>
  SYSTEM_BROWSERS.slice(0, 2).includes(findChromium() ?? '') && existsSync('/etc/debian_version');

/** A test browser looks nothing up by itself, so that no test depends on a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters stand where a phone puts them; hinted, they moved by a pixel from one run to the next.
  '--font-render-hinting=none',
];

/**
 * Environment of a test browser on Linux: it sees the fonts that the project brings and no others, so that no test
 * depends on what a machine has installed.
 *
 * @param fonts `usual` for Arial and Roboto, `unusual` for neither
 */
export const fontEnvironment = (fonts: 'usual' | 'unusual' = 'usual'): Record<string, string> => ({
  FONTCONFIG_FILE: fileURLToPath(new URL(`fonts/${fonts}.conf`, import.meta.url)),
});

/** How the tests start Chromium. */
export function chromiumLaunch(fonts: 'usual' | 'unusual' = 'usual'): LaunchOptions {
  const path = findChromium();
  return {
    args: CHROMIUM_FLAGS,
    env: { ...process.env, ...fontEnvironment(fonts) },
    // Of its own browser Playwright starts the headless build by itself, unless a path is named.
    ...(path && path !== chromium.executablePath() ? { executablePath: path } : {}),
  };
}
