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

/**
 * Watches which parts of the next page jump.
 *
 * @param but selector of parts that may, with their content
 * @returns a function that names all that have jumped since it was last called
 */
export async function watchJumps(page: Page, but: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((selector) => {
    const jumped: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { sources } of entries as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element && !element.closest(selector))
            jumped.push(`${element.tagName}.${element.getAttribute('class')}`);
        }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, {
      async jumps() {
        await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
        note(observer.takeRecords());
        return jumped.splice(0);
      },
    });
  }, but);
  return () => page.evaluate(() => (window as unknown as { jumps: () => Promise<string[]> }).jumps());
}
