import type { Browser } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { fontEnvironment } from '../../support/chromium.ts';
import type { Driver, Started } from './driver.ts';

/** API shared by Playwright and both versions of puppeteer in use, 10 and 25. */
interface CommonPage {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void> };
}

const driverOf = (page: CommonPage, rest: Pick<Driver, 'resize' | 'close'>): Driver => ({
  goto: async (url) => void (await page.goto(url)),
  // goBack of Playwright and puppeteer waits for a page load, so a script goes back.
  back: async () => void (await page.evaluate('history.back()')),
  reload: async () => void (await page.reload()),
  evaluate: (expression) => page.evaluate(expression),
  press: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  ...rest,
});

export async function openPage(browser: Browser): Promise<Driver> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const resize = (width: number, height: number) => page.setViewportSize({ width, height });
  return driverOf(page, { resize, close: () => context.close() });
}

export interface PuppeteerContext {
  newPage: () => Promise<
    CommonPage & { setViewport: (size: { width: number; height: number }) => Promise<void> }
  >;
  close: () => Promise<void>;
}

export async function openWindow(context: PuppeteerContext): Promise<Driver> {
  const page = await context.newPage();
  const resize = (width: number, height: number) => page.setViewport({ width, height });
  return driverOf(page, { resize, close: () => context.close() });
}

/** Drives Debian's Firefox ESR with WebDriver BiDi, because Playwright needs a newer Firefox. */
export async function startFirefox(executablePath: string): Promise<Started> {
  // The sandbox would block the project's fonts.
  const env = { ...process.env, ...fontEnvironment(), MOZ_DISABLE_CONTENT_SANDBOX: '1' };
  const browser = await launch({ browser: 'firefox', executablePath, env });
  return {
    open: async () => openWindow(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
