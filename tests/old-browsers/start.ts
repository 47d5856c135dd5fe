import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Driver } from '../journeys/drivers/driver.ts';
import { openWindow } from '../journeys/drivers/puppeteer.ts';
import { CHROMIUM_FLAGS, fontEnvironment } from '../support/chromium.ts';
import { homeOf, type OldChromium } from './install.ts';

/** The part of puppeteer-core 10 that is used: it is not there when types are checked. */
interface Browser {
  createIncognitoBrowserContext: () => Promise<Parameters<typeof openWindow>[0]>;
  close: () => Promise<void>;
}

interface Puppeteer {
  launch: (options: { executablePath: string; args: string[]; env: NodeJS.ProcessEnv }) => Promise<Browser>;
}

/** Starts an old Chromium, by a puppeteer of its time: Playwright speaks with today's only. */
export async function startOldChromium(version: OldChromium): Promise<{
  open: () => Promise<Driver>;
  close: () => Promise<void>;
}> {
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
