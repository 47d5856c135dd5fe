import type { Page } from '@playwright/test';

/**
 * Watches, from the first paint of the next page on, whether parts of it change their place without being touched.
 *
 * @param parts selector of the parts that are to stand still, with all that they hold
 * @returns what asks for the text of everything that has moved so far
 */
export async function watchMoves(page: Page, parts: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest(selector)) moved.push(node?.textContent ?? '');
        }
    }).observe({ type: 'layout-shift', buffered: true });
  }, parts);
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
