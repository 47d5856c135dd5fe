import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Debian's Chromium renders the reference screenshots. Its headless build is first, because it is twice as fast. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const OTHERS = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the first Chromium that exists among the variable `CHROMIUM`, Debian's, Playwright's and `OTHERS`. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'], ...DEBIAN, chromium.executablePath(), ...OTHERS].find(
    (path) => path && existsSync(path),
  );

/** Whether the Chromium found renders text as in the reference screenshots. */
export const drawsThePictures = (): boolean =>
  DEBIAN.includes(findChromium() ?? '') && existsSync('/etc/debian_version');

/** Turns off sandbox, GPU, QUIC, the first-run page, and background requests, because tests need no network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Turns off hinting, which phones do not use and which moved letters by a pixel between runs.
  '--font-render-hinting=none',
];

/** Limits Chromium on Linux to the project's fonts: `usual` includes Arial and Roboto, `unusual` neither. */
export const fontEnvironment = (fonts: 'usual' | 'unusual' = 'usual'): Record<string, string> => ({
  FONTCONFIG_FILE: fileURLToPath(new URL(`fonts/${fonts}.conf`, import.meta.url)),
});

export function chromiumLaunch(fonts: 'usual' | 'unusual' = 'usual'): LaunchOptions {
  const path = findChromium();
  return {
    args: CHROMIUM_FLAGS,
    env: { ...process.env, ...fontEnvironment(fonts) },
    // Without a path, Playwright starts its own headless build.
    ...(path && path !== chromium.executablePath() ? { executablePath: path } : {}),
  };
}
