import { scrollTo } from './support/page-looks.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/remplacement-pare-brise-93';

/** For each row, the transition delay of each item, and whether the item is moved. */
const rows = `[...document.querySelectorAll('.arrives')].map((row) => [...row.children].map((item) => {
  const { transitionDelay, transform } = getComputedStyle(item);
  return { delay: transitionDelay, moved: transform !== 'none' };
}))`;
type Rows = { delay: string; moved: boolean }[][];

test('cards animate in one after the other, 200 ms apart, when scrolled into view', async ({ page }) => {
  await page.goto(PAGE);
  const last = page.locator('.arrives').last();
  await expect(last.locator(':scope > *').last()).toHaveAttribute('data-waits');
  const found = (await page.evaluate(rows)) as Rows;
  expect(
    found
      .at(-1)
      ?.slice(0, 3)
      .map(({ delay }) => delay),
  ).toEqual(['0s', '0.2s', '0.4s']);
  for (const item of await last.locator(':scope > *').all()) {
    await expect(item).toHaveCSS('opacity', '1');
    await scrollTo(page, item);
    await expect(item).toHaveCSS('transform', 'none');
  }
});

test('with reduced motion no card animates', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await expect(page.locator('.arrives > *').last()).toHaveAttribute('data-waits');
  const found = (await page.evaluate(rows)) as Rows;
  expect(found.flat().filter(({ moved, delay }) => moved || delay !== '0s')).toEqual([]);
});
