import type { Page } from '@playwright/test';

/** Delays the display font until after the first paint. @returns layout shift before and after the font arrives */
export async function shiftsOfLateFace(page: Page, path: string): Promise<{ before: number; after: number }> {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: painted, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    isAsked();
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const shifted = page.evaluate(async () => {
    const start = performance.now();
    const sums = { before: 0, after: 0 };
    const add = (entries: PerformanceEntryList) => {
      for (const { startTime, value } of entries as (PerformanceEntry & { value: number })[])
        sums[startTime < start ? 'before' : 'after'] += value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve));
    add(observer.takeRecords());
    return sums;
  });
  letThrough();
  return shifted;
}

export const hasDisplayFace = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [family = ''] = getComputedStyle(document.querySelector('h1') as Element).fontFamily.split(',');
    return [...document.fonts].some((face) => face.status === 'loaded' && family.includes(face.family));
  });
