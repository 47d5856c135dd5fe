import type { Page } from '@playwright/test';

/**
 * Records layout shifts from the first paint on. @returns a function that lists the shifts since its last call
 * @param parts selector of the watched elements @param but selector of elements that may move
 */
export async function watchJumps(
  page: Page,
  { parts = 'body', but = 'none' }: { parts?: string; but?: string },
): Promise<() => Promise<string[]>> {
  await page.addInitScript(
    ([within = '', without = '']) => {
      const jumped: string[] = [];
      const note = (entries: PerformanceEntryList) => {
        for (const { sources } of entries as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          for (const { node } of sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element?.closest(within) && !element.closest(without))
              jumped.push(`${element.tagName}.${element.getAttribute('class')}`);
          }
      };
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, {
        async jumps() {
          await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
          note(observer.takeRecords());
          return jumped.splice(0);
        },
      });
    },
    [parts, but],
  );
  return () => page.evaluate(() => (window as unknown as { jumps: () => Promise<string[]> }).jumps());
}
