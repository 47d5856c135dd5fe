/** On a slow line a page comes in in parts: what frames it is not shown in parts (ART, layout shift). */
import { openSlowLine } from './support/slow-line.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/', '/services']) {
  test(`${path}: header and bottom bar never move while the page comes in`, async ({ page, baseURL }) => {
    const line = await openSlowLine(`${baseURL}${path}`);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
          for (const { node } of entry.sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element?.closest('.header, .mobile-bar')) moved.push(element.className.toString());
          }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(line.url);
    await expect(page.locator('footer')).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await line.close();
  });
}
