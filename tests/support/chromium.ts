import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Debian's own builds draw the reference pictures; the headless one takes half the time. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const OTHERS = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the tests: the one named by CHROMIUM, Debian's, Playwright's own or another; undefined without one. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'], ...DEBIAN, chromium.executablePath(), ...OTHERS].find(
    (path) => path && existsSync(path),
  );

/** Whether the browser draws letters as in the reference pictures. */
export const drawsThePictures = (): boolean =>
  DEBIAN.includes(findChromium() ?? '') && existsSync('/etc/debian_version');

/** The browser calls no server of its own, so that no test depends on a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As on a phone; with hinting, letters moved by a pixel from one run to the next.
  '--font-render-hinting=none',
];

/**
 * Environment of a browser on Linux in which it finds the fonts of the project's packages and no others, so that no test
 * depends on the fonts of a machine.
 *
 * @param fonts `usual` has Arial and Roboto, `unusual` has neither
 */
export const fontEnvironment = (fonts: 'usual' | 'unusual' = 'usual'): Record<string, string> => ({
  FONTCONFIG_FILE: fileURLToPath(new URL(`fonts/${fonts}.conf`, import.meta.url)),
});

export function chromiumLaunch(fonts: 'usual' | 'unusual' = 'usual'): LaunchOptions {
  const path = findChromium();
  return {
    args: CHROMIUM_FLAGS,
    env: { ...process.env, ...fontEnvironment(fonts) },
    // Without a path Playwright starts the headless build of its own browser.
    ...(path && path !== chromium.executablePath() ? { executablePath: path } : {}),
  };
}
