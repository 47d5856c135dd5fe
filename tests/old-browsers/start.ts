import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Driver } from '../journeys/drivers/driver.ts';
import { CHROMIUM_FLAGS, fontEnvironment } from '../support/chromium.ts';
import { homeOf, type OldChromium } from './install.ts';

/** The part of puppeteer-core 10 that is used: it is not there when types are checked. */
interface Page {
  goto: (url: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void> };
  setViewport: (size: { width: number; height: number }) => Promise<void>;
}

interface Context {
  newPage: () => Promise<Page>;
  close: () => Promise<void>;
}

interface Browser {
  createIncognitoBrowserContext: () => Promise<Context>;
  close: () => Promise<void>;
}

interface Puppeteer {
  launch: (options: { executablePath: string; args: string[]; env: NodeJS.ProcessEnv }) => Promise<Browser>;
}

async function openWindow(browser: Browser): Promise<Driver> {
  const context = await browser.createIncognitoBrowserContext();
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
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
  return { open: () => openWindow(browser), close: () => browser.close() };
}
