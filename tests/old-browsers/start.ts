import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Started } from '../journeys/drivers/driver.ts';
import { openWindow, type PuppeteerContext } from '../journeys/drivers/pages.ts';
import { CHROMIUM_FLAGS, fontEnvironment } from '../support/chromium.ts';
import { homeOf, type OldChromium } from './install.ts';

/** Part of puppeteer-core 10, which is missing during type checks. */
interface Puppeteer {
  launch: (options: { executablePath: string; args: string[]; env: NodeJS.ProcessEnv }) => Promise<{
    createIncognitoBrowserContext: () => Promise<PuppeteerContext>;
    close: () => Promise<void>;
  }>;
}

/** Starts an old Chromium with puppeteer 10, because Playwright supports only current versions. */
export async function startOldChromium(version: OldChromium): Promise<Started> {
  const puppeteer = createRequire(import.meta.url)('puppeteer-core') as Puppeteer;
  const home = homeOf(version);
  const browser = await puppeteer.launch({
    executablePath: join(home, 'chromium'),
    args: ['--headless', '--no-zygote', ...CHROMIUM_FLAGS],
    env: { ...process.env, ...fontEnvironment(), LD_LIBRARY_PATH: join(home, 'lib') },
  });
  return {
    open: async () => openWindow(await browser.createIncognitoBrowserContext()),
    close: () => browser.close(),
  };
}
