import type { Page } from '@playwright/test';
import { scrollTo } from './support/page-looks.ts';
import { lastAnchor } from './support/paths.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/reparation-pare-brise';
const LEGAL = '/mentions-legales-cgv';
const POLICY = '/politique-protection-donnees';
const LAST_ENTRY = lastAnchor(GUIDE);

/** Distance from the header to a title, in px: below 0 when the header covers it. */
const below = (page: Page, title: string) =>
  page.locator(title).evaluate((element) => {
    const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    return element.getBoundingClientRect().top - header;
  });

/** Expects the title that an address names close below the header. */
const expectUnderHeader = (page: Page, title: string): Promise<void> =>
  expect(async () => {
    const distance = await below(page, title);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(150);
  }).toPass({ intervals: [50] });

test('an entry of the table of contents leads to its section, and is marked there', async ({ page }) => {
  await page.goto(GUIDE);
  const entry = page.locator(`.toc a[href="${LAST_ENTRY}"]`);
  if (!(await entry.isVisible())) await page.locator('.toc summary').click();
  await entry.click();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expectUnderHeader(page, `${LAST_ENTRY} h2`);
  await page.mouse.wheel(0, 400);
  await expect(page.locator('.toc [aria-current]')).toHaveAttribute('href', LAST_ENTRY);
});

test('an address with an anchor opens at its section', { tag: '@desktop-full' }, async ({ page }) => {
  for (const path of [GUIDE, '/', LEGAL, POLICY]) {
    await page.goto(path === '/' ? '/#faq' : path + lastAnchor(path));
    await expectUnderHeader(page, ':target h2, h2:target');
  }
});

test('a text fragment of a search result is in view at once', { tag: '@phone' }, async ({ page }) => {
  await page.goto(GUIDE);
  const words = (await page.locator(`${LAST_ENTRY} h2`).textContent()) ?? '';
  await page.goto('/avis');
  await page.goto(`${GUIDE}#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByRole('heading', { name: words.trim() })).toBeInViewport();
});

test('Back and a reload restore the scroll position', { tag: '@phone' }, async ({ page }) => {
  for (const [address, far] of [
    [GUIDE, `${LAST_ENTRY} h2`],
    [LEGAL, lastAnchor(LEGAL)],
  ] as const) {
    await page.goto(address);
    const place = page.locator(far);
    await scrollTo(page, place);
    await page.reload();
    await expect(place).toBeInViewport();
    await page.goto('/avis');
    await page.goBack();
    await expect(place).toBeInViewport();
  }
});
