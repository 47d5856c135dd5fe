import type { Browser } from '@playwright/test';
import type { Driver } from './driver.ts';

export async function openPage(browser: Browser): Promise<Driver> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => context.close(),
  };
}
