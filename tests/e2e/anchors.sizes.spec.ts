import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const GUIDE = '/reparation-pare-brise';
const LAST_ENTRY = '#conseils-entretien';

/** Space between the header and a title, in px: 0 or less when the header covers it. */
const below = (page: Page, title: string) =>
  page.locator(title).evaluate((element) => {
    const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    return element.getBoundingClientRect().top - header;
  });

/** The title that an address names, under the header and near it. */
async function expectUnderHeader(page: Page, title: string): Promise<void> {
  await expect.poll(() => below(page, title)).toBeGreaterThan(0);
  await expect.poll(() => below(page, title)).toBeLessThan(150);
}

const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

/** Scrolls as a reader does, a screen at a time, until a place is seen. */
async function scrollDownTo(page: Page, place: Locator): Promise<void> {
  const seen = () => place.evaluate((it) => it.getBoundingClientRect().top < innerHeight * 0.8);
  await page.mouse.move(200, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    expect(await seen()).toBe(true);
  }).toPass({ intervals: [20] });
  await expect(place).toBeInViewport();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is left out of the layout, since nothing could tell that a reader returns', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    await expect(page.locator('.footer')).toHaveCSS('content-visibility', 'visible');
  });
});

test('what is far below is laid out when the reader comes near, and on paper at once', async ({ page }) => {
  await page.goto(GUIDE);
  expect(await isLaidOut(page, 'main section h2')).toBe(true);
  expect(await isLaidOut(page, '.legal-summary h2')).toBe(false);
  await page.locator('.legal-summary').scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, '.legal-summary h2')).toBe(true);
  await page.goto(GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isLaidOut(page, '.legal-summary h2')).toBe(true);
});

test('an entry of the table of contents leads right to its section, however far down', async ({ page }) => {
  await page.goto(GUIDE);
  const entry = page.locator(`.toc a[href="${LAST_ENTRY}"]`);
  if (!(await entry.isVisible())) await page.locator('.toc summary').click();
  await entry.click();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expectUnderHeader(page, `${LAST_ENTRY} h2`);
});

for (const address of [
  GUIDE + LAST_ENTRY,
  '/#faq',
  '/mentions-legales-cgv#retractation',
  '/politique-protection-donnees#cookies',
]) {
  test(`${address} opens right at its section`, async ({ page }) => {
    await page.goto(address);
    await expectUnderHeader(page, ':target h2');
  });
}

for (const address of ['/politique-protection-donnees', '/blog/reparer-impact-guide-rapide']) {
  test(`the last part of ${address} and the footer are laid out when the reader comes near`, async ({
    page,
  }) => {
    const further = ['.prose section:last-of-type h2', '.footer h2'];
    await page.goto(address);
    expect(await isLaidOut(page, '.prose section h2')).toBe(true);
    for (const part of further) expect(await isLaidOut(page, part)).toBe(false);
    for (const part of further) {
      await page.locator(part).first().scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(page, part)).toBe(true);
    }
  });
}

test('a part of a legal text bears its number, though it is laid out by itself', async ({ page }) => {
  await page.goto('/mentions-legales-cgv');
  await scrollDownTo(page, page.locator('#retractation h2'));
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const heading = nodes.find(
    ({ role, name }) => role?.value === 'heading' && name?.value === 'Droit de rétractation',
  );
  const textsUnder = (id?: string): string[] =>
    nodes
      .filter(({ parentId }) => parentId === id)
      .flatMap(({ nodeId, name }) => [String(name?.value), ...textsUnder(nodeId)]);
  expect(heading).toBeDefined();
  expect(textsUnder(heading?.nodeId)).toContain('10');
});

test('the mark of the focus is whole at the edge of a section that is laid out by itself', async ({
  page,
}) => {
  await page.goto('/mentions-legales-cgv');
  const sections = page.locator('.prose section + section, .footer');
  const room = await sections.evaluateAll((all) =>
    all.map((section) => Number.parseFloat(getComputedStyle(section).overflowClipMargin)),
  );
  const drawn = await page
    .locator('.footer a')
    .first()
    .evaluate((link) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(link);
      return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    });
  expect(Math.min(...room)).toBeGreaterThanOrEqual(drawn);
});

test('the text before a heading that a link names is laid out at its height', async ({ page }) => {
  await page.goto('/politique-protection-donnees#modifications');
  const headings = await page.locator('.prose h2').all();
  expect(headings.length).toBeGreaterThan(9);
  for (const heading of headings) {
    expect(await heading.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  }
});

test('words that a search engine quotes are seen at once, however far down', async ({ page }) => {
  const words = 'Garder un vitrage sain';
  await page.goto(`${GUIDE}#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByRole('heading', { name: words })).toBeInViewport();
});

for (const [address, far] of [
  [GUIDE, LAST_ENTRY],
  ['/mentions-legales-cgv', '#retractation'],
] as const) {
  test(`Back and a reload find the reader’s place in ${address} again`, async ({ page }) => {
    await page.goto(address);
    const place = page.locator(`${far} h2`);
    await scrollDownTo(page, place);
    await page.reload();
    await expect(place).toBeInViewport();
    await page.goto('/avis');
    await page.goBack();
    await expect(place).toBeInViewport();
  });
}

test('from the end of the page the keyboard reaches the last link, and it can be seen', async ({ page }) => {
  await page.goto(GUIDE);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.footer a').last()).toBeFocused();
  await expect(page.locator('.footer a').last()).toBeInViewport();
});
