import { test as base, type TestInfo } from '@playwright/test';
import { startFirefox } from './drivers/bidi.ts';
import type { Driver } from './drivers/driver.ts';
import { openPage } from './drivers/playwright.ts';
import { startWebKit } from './drivers/webdriver.ts';
import { ENGINES, reach } from './engines.ts';
import { Visitor } from './visitor.ts';

interface Fixtures {
  visitor: Visitor;
  /** A phone number no other journey uses, from the numbers reserved for fiction. */
  phone: string;
}

interface WorkerFixtures {
  openWindow: () => Promise<Driver>;
}

const engineOf = ({ project }: Pick<TestInfo, 'project'>) => {
  const engine = ENGINES.find((name) => project.name.endsWith(name));
  if (!engine) throw new Error(`${project.name} names no engine`);
  return engine;
};

/** Numbers of one engine's journeys: apart from those of the other browser tests. */
const NUMBERS_AN_ENGINE = 100;
const FIRST_NUMBER = 9000;

let given = 0;

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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  phone: async ({}, use, info) => {
    const first = FIRST_NUMBER + ENGINES.indexOf(engineOf(info)) * NUMBERS_AN_ENGINE;
    given += 1;
    const digits = String(first + info.workerIndex * 20 + given).slice(-4);
    await use(`06 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`);
  },
});

export { expect } from '@playwright/test';
