import type { Driver } from './driver.ts';

/** What a driver needs of a page, and what puppeteer has offered from version 10 on. */
export interface PuppeteerPage {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void> };
  setViewport: (size: { width: number; height: number }) => Promise<void>;
}

export async function openWindow(context: {
  newPage: () => Promise<PuppeteerPage>;
  close: () => Promise<void>;
}): Promise<Driver> {
  const page = await context.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    // Its own goBack waits for a page to load; a step of the flow is an anchor.
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}
