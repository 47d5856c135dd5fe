import type { TestInfo } from '@playwright/test';
import { test as base } from '../support/phones.ts';
import { startFirefox } from './drivers/bidi.ts';
import type { Driver } from './drivers/driver.ts';
import { openPage } from './drivers/playwright.ts';
import { startWebKit } from './drivers/webdriver.ts';
import { ENGINES, reach } from './engines.ts';
import { Visitor } from './visitor.ts';

interface Fixtures {
  visitor: Visitor;
}

interface WorkerFixtures {
  openWindow: () => Promise<Driver>;
}

const engineOf = ({ project }: Pick<TestInfo, 'project'>) => {
  const engine = ENGINES.find((name) => project.name.endsWith(name));
  if (!engine) throw new Error(`${project.name} names no engine`);
  return engine;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  openWindow: [
    async ({ playwright, launchOptions }, use, info) => {
      const engine = engineOf(info);
      const reached = reach(engine);
      if (reached.by === 'nothing') throw new Error(reached.missing);
      if (reached.by === 'playwright') {
        const browser = await playwright[engine].launch(engine === 'chromium' ? launchOptions : {});
        await use(() => openPage(browser));
        await browser.close();
        return;
      }
      const started =
        reached.by === 'bidi'
          ? await startFirefox(reached.binary)
          : await startWebKit(reached.driver, reached.binary);
      await use(started.open);
      await started.close();
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
