/** What happens by itself after the first paint leaves the page's style as it is: a slow phone would miss a tap. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How many elements have their style worked out again because of an act in the page. */
async function restyled(browser: Browser, page: Page, act: () => void): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(act);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

for (const path of ['/', '/remplacement-pare-brise-93']) {
  test(`${path}: the question of cookies is styled alone`, async ({ page, browser }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const elements = await restyled(browser, page, () => {
      document.documentElement.dataset['consent'] = 'unknown';
    });
    await expect(page.getByRole('region', { name: /cookies/i })).toBeVisible();
    expect(elements).toBeGreaterThan(0);
    expect(elements).toBeLessThan(40);
  });
}

test('what is fetched ahead adds no element, so nothing is styled again', async ({ page }) => {
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    addEventListener('load', () =>
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) added.push(node.nodeName);
      }).observe(document, { childList: true, subtree: true }),
    );
  });
  await page.goto('/');
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(3);
  expect(await page.evaluate(() => (window as unknown as { added: string[] }).added)).toEqual([]);
});
