import type { Page } from '@playwright/test';
import { addStyle, scrollTo } from './support/page-looks.ts';
import { lastAnchor } from './support/paths.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/reparation-pare-brise';
const LEGAL = '/mentions-legales-cgv';
const POLICY = '/politique-protection-donnees';
const LAST_ENTRY = lastAnchor(GUIDE);

/** Distance in px from the sticky elements down to a title; negative if they cover it. */
const below = (page: Page, title: string) =>
  page.locator(title).evaluate((element) => {
    const bars = [...document.querySelectorAll('.header, .toc')].filter(
      (bar) => getComputedStyle(bar).position === 'sticky',
    );
    const covered = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
    return element.getBoundingClientRect().top - covered;
  });

const expectInView = (page: Page, title: string): Promise<void> =>
  expect(async () => {
    const distance = await below(page, title);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(150);
  }).toPass({ intervals: [50] });

test('a link in the table of contents scrolls to its section and is then highlighted', async ({ page }) => {
  await page.goto(GUIDE);
  const entry = page.locator(`.toc a[href="${LAST_ENTRY}"]`);
  if (!(await entry.isVisible())) await page.locator('.toc summary').click();
  await entry.click();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expectInView(page, `${LAST_ENTRY} h2`);
  await page.mouse.wheel(0, 400);
  await expect(page.locator('.toc [aria-current=location]')).toHaveAttribute('href', LAST_ENTRY);
});

test('a sticky table of contents of several lines covers no heading', async ({ page, isMobile }) => {
  test.skip(isMobile, 'On phones the table of contents is not sticky.');
  await page.goto(GUIDE);
  const contents = page.locator('.toc');
  await addStyle(page, 'html { font-size: 200% !important }');
  const entries = contents.getByRole('link');
  const lines = () =>
    entries.evaluateAll((all) => new Set(all.map((entry) => entry.getBoundingClientRect().top)).size);
  await expect.poll(lines).toBeGreaterThan(1);
  for (const entry of await entries.all()) {
    const title = `${await entry.getAttribute('href')} h2`;
    await entry.click();
    await expect(async () => {
      const box = await contents.boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? 0);
      const top = (await page.locator(title).boundingBox())?.y ?? 0;
      expect(top, title).toBeGreaterThanOrEqual(bottom);
      expect(top, title).toBeLessThan(900);
    }).toPass({ timeout: 10_000 });
  }
});

test('a URL with an anchor opens at its section', async ({ page }) => {
  for (const path of [GUIDE, '/', LEGAL, POLICY]) {
    await page.goto(path === '/' ? '/#faq' : path + lastAnchor(path));
    await expectInView(page, ':target h2, h2:target');
  }
});

test('a URL with a text fragment scrolls to that text', { tag: '@phone' }, async ({ page }) => {
  await page.goto(GUIDE);
  const words = (await page.locator(`${LAST_ENTRY} h2`).textContent()) ?? '';
  await page.goto('/avis');
  await page.goto(`${GUIDE}#:~:text=${encodeURIComponent(words)}`);
  await expect(page.getByRole('heading', { name: words.trim() })).toBeInViewport();
});

test('Back and reload restore the scroll position', { tag: '@phone' }, async ({ page }) => {
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

const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test(
  'an off-screen section is rendered when the page scrolls near it, and in print',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(GUIDE);
    expect(await isLaidOut(page, 'main section h2')).toBe(true);
    expect(await isLaidOut(page, `${LAST_ENTRY} h2`)).toBe(false);
    await page.locator(LAST_ENTRY).scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page, `${LAST_ENTRY} h2`)).toBe(true);
    await page.goto(GUIDE);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => isLaidOut(page, `${LAST_ENTRY} h2`)).toBe(true);
  },
);

test('a focus ring at the edge of a section is not clipped', { tag: '@phone' }, async ({ page }) => {
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

test('articles of legal texts are numbered, also for screen readers', { tag: '@phone' }, async ({ page }) => {
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
  expect(textsUnder(heading?.nodeId)).toContain(String(await page.locator('.fold').count()));
});
