import type { Page } from '@playwright/test';

/**
 * Watches which parts of the next page jump, from its first paint on.
 *
 * @param parts selector of the parts that are looked at, with their content
 * @param but selector of parts that may jump, with their content
 * @returns a function that names all that have jumped since it was last called
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
