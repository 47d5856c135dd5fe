import type { Page } from '@playwright/test';

/**
 * Watches whether parts of the next page move from its first paint on.
 *
 * @param parts selector of the parts that must not move, with their content
 * @returns a function that reads the texts of all parts that have moved so far
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
