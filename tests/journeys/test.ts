import { OLD_CHROMIUMS } from '../old-browsers/install.ts';
import { startOldChromium } from '../old-browsers/start.ts';
import { test as base } from '../support/phones.ts';
import type { Driver, Started } from './drivers/driver.ts';
import { openPage, startFirefox } from './drivers/pages.ts';
import { startWebKit } from './drivers/webdriver.ts';
import { ENGINES, startOf } from './engines.ts';
import { Visitor } from './visitor.ts';

async function start(project: string): Promise<Started> {
  const old = OLD_CHROMIUMS.find((version) => project === `old-chromium-${version}`);
  if (old) return startOldChromium(old);
  const engine = ENGINES.find((name) => project.endsWith(name));
  if (!engine) throw new Error(`Unknown browser engine: ${project}`);
  const how = startOf(engine);
  if ('missing' in how) throw new Error(how.missing);
  if ('firefoxBinary' in how) return startFirefox(how.firefoxBinary);
  if ('webkitBinary' in how) return startWebKit(how.webkitBinary);
  const browser = await how.playwright.launch();
  return { open: () => openPage(browser), close: () => browser.close() };
}

export const test = base.extend<{ visitor: Visitor }, { openWindow: () => Promise<Driver> }>({
  openWindow: [
    async ({}, use, { project }) => {
      const { open, close } = await start(project.name);
      await use(open);
      await close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ openWindow, baseURL }, use) => {
    const driver = await openWindow();
    await driver.resize(390, 844);
    await use(new Visitor(driver, baseURL ?? ''));
    await driver.close();
  },
});

export { expect } from '@playwright/test';
