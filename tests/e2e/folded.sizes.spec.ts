import { openPaused } from './support/paused-page.ts';
import { expect, test } from './support/test.ts';

const LEGAL = '/mentions-legales-cgv';

test('a collapsed article of a legal text opens by tap or click', async ({ page }) => {
  await page.goto(LEGAL);
  const text = page.locator('.fold-text').first();
  await expect(text).toBeHidden();
  await page.locator('.fold > summary').first().click();
  await expect(text).toBeVisible();
});

test('following a link to a collapsed article opens the article', { tag: '@phone' }, async ({ page }) => {
  const anchors = page.locator('.fold h2[id]');
  await page.goto(LEGAL);
  const [, second, third] = await anchors.evaluateAll((all) => all.map(({ id }) => id));
  const text = (id?: string) => page.locator(`.fold:has(#${id}) .fold-text`);
  await page.evaluate((id) => (location.hash = `#${id}`), second);
  await expect(text(second)).toBeVisible();
  await page.goto('/services');
  await page.goto(`${LEGAL}#${third}`);
  await expect(text(third)).toBeVisible();
  await expect(page.locator(`#${third}`)).toBeInViewport();
});

test('all collapsed content is printed', async ({ page }) => {
  for (const path of [LEGAL, '/services', '/reparation-pare-brise']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const folded = page.locator('main :is(.fold, .section-fold, .text-fold, .on-car-cards details)');
    expect(await folded.count()).toBeGreaterThan(0);
    for (const text of await folded.locator(':scope > :not(summary)').all()) await expect(text).toBeVisible();
  }
});

const ZONE_OF_ONE = '/remplacement-pare-brise-78';

test(
  'all collapsed content is printed in browsers without ::details-content',
  { tag: '@phone' },
  async ({ page }) => {
    // Simulates a browser without ::details-content.
    await page.addInitScript(() => (CSS.supports = () => false));
    await page.goto(ZONE_OF_ONE);
    const folded = page.locator('main details');
    const open = () => folded.evaluateAll((all) => all.map((part) => (part as HTMLDetailsElement).open));
    await page.locator('.faq summary').first().click();
    const before = await open();
    expect(before).toContain(true);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(open).not.toContain(false);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(open).toEqual(before);
    const told = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('beforeprint', () => resolve(document.querySelector('main details:not([open])'))),
        ),
    );
    await page.pdf();
    expect(await told).toBeNull();
  },
);

test(
  'opening an FAQ question closes the previous one only in lists that allow a single open answer',
  { tag: '@phone' },
  async ({ page }) => {
    const questions = page.locator('.faq summary');
    const answers = page.locator('.faq details[open]');
    for (const [path, open] of [
      ['/services', 2],
      [ZONE_OF_ONE, 1],
    ] as const) {
      await page.goto(path);
      await questions.nth(0).click();
      await questions.nth(1).click();
      await expect(answers).toHaveCount(open);
    }
  },
);

test('a link opens a collapsed article even if the article is parsed after the page script has started', async ({
  page,
  baseURL,
  isMobile,
}) => {
  // Simulates a browser without ::details-content, where only a script opens the article.
  await page.addInitScript(() => (CSS.supports = () => false));
  const site = baseURL ?? '';
  const html = await (await fetch(site + LEGAL)).text();
  const [, second] = [...html.matchAll(/<h2[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  const address = `${LEGAL}#${second}`;
  const place = html.indexOf('<details class="fold ');
  await using paused = await openPaused(page, { site, address, html, place }, { choice: 'rejected' });
  paused.goOn();
  await expect(page.locator(`.fold:has(#${second}) .fold-text`)).toBeVisible();
  const atDesk = page.locator('.opens-at-desk > :not(summary)').first();
  await expect(atDesk).toBeVisible({ visible: !isMobile });
});

test('the legal summary in the footer is collapsed on phones only, and the contact buttons are never collapsed', async ({
  page,
  isMobile,
}) => {
  await page.goto('/services');
  await expect(page.locator('.legal-summary dl')).toBeVisible({ visible: !isMobile });
  await expect(page.locator('.footer-firm')).toContainText('TVA');
  for (const button of await page.locator('.routes a').all()) await expect(button).toBeVisible();
  await expect(page.locator('.breadcrumb li:last-child')).toBeVisible();
});
