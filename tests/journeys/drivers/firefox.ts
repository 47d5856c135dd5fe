/** A distribution's own Firefox, over WebDriver BiDi: Playwright's commands are ahead of what an ESR knows. */
import { launch } from 'puppeteer-core';
import { fontEnvironment } from '../../support/chromium.ts';
import type { Driver } from './driver.ts';
import { openWindow } from './puppeteer.ts';

export async function startFirefox(executablePath: string): Promise<{
  open: () => Promise<Driver>;
  close: () => Promise<void>;
}> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    // Its sandbox cannot read the project's fonts.
    env: { ...process.env, ...fontEnvironment(), MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  return {
    open: async () => openWindow(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
