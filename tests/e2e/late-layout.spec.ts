import type { Page } from '@playwright/test';
import { scrollTo } from './support/page-looks.ts';
import { lastAnchor } from './support/paths.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/reparation-pare-brise';
const LEGAL = '/mentions-legales-cgv';

/** A section that no first screen shows. */
const FAR = lastAnchor(GUIDE);

const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('a section far below is laid out when one comes near, and at once on paper', async ({ page }) => {
  await page.goto(GUIDE);
  expect(await isLaidOut(page, 'main section h2')).toBe(true);
  expect(await isLaidOut(page, `${FAR} h2`)).toBe(false);
  await page.locator(FAR).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, `${FAR} h2`)).toBe(true);
  await page.goto(GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isLaidOut(page, `${FAR} h2`)).toBe(true);
});

test('a part of a legal text bears its number, however far down', async ({ page }) => {
  await page.goto(LEGAL);
  const last = page.locator(lastAnchor(LEGAL));
  await scrollTo(page, last);
  const words = await last.innerText();
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const heading = nodes.find(
    ({ role, name }) => role?.value === 'heading' && String(name?.value).endsWith(words),
  );
  const textsUnder = (id?: string): string[] =>
    nodes
      .filter(({ parentId }) => parentId === id)
      .flatMap(({ nodeId, name }) => [String(name?.value), ...textsUnder(nodeId)]);
  expect(heading).toBeDefined();
  expect(textsUnder(heading?.nodeId)).toContain(String(await page.locator('.toc a').count()));
});

test('a section does not cut off the focus ring at its edge', async ({ page }) => {
  await page.goto(GUIDE);
  const sections = page.locator('main section ~ section');
  const room = await sections.evaluateAll((all) =>
    all.map((section) => Number.parseFloat(getComputedStyle(section).overflowClipMargin)),
  );
  await page.keyboard.press('Shift+Tab');
  const drawn = await page.locator(':focus').evaluate((link) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(link);
    return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  });
  expect(drawn).toBeGreaterThan(0);
  expect(Math.min(...room)).toBeGreaterThanOrEqual(drawn);
});
