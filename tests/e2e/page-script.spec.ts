import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { KEEPER_PATH } from '../../src/domain/consent.ts';
import { SLUG } from '../../src/schemas/fields.ts';
import { answer, banner } from './support/banner.ts';
import { choiceIsRead } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

test('FAQ questions can be opened by tap and focused with the arrow keys without loading a script', async ({
  page,
}) => {
  await page.goto('/remplacement-pare-brise-78', { waitUntil: 'networkidle' });
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() !== 'image' && asked.push(request.url()));
  const questions = page.locator('.faq summary');
  await questions.nth(1).tap();
  await expect(page.locator('.faq details[open] summary')).toHaveText(
    (await questions.nth(1).textContent()) ?? '',
  );
  await questions.nth(2).tap();
  await expect(page.locator('.faq details[open]')).toHaveCount(1);
  for (const [key, focused] of [
    ['ArrowUp', 1],
    ['ArrowDown', 2],
    ['Home', 0],
    ['ArrowUp', 0],
    ['End', (await questions.count()) - 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(questions.nth(focused)).toBeFocused();
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('the menu links to pages; Escape closes the menu and focuses the menu button', async ({ page }) => {
  await page.goto('/services');
  await choiceIsRead(page, 'known');
  const question = page.locator('main summary').first();
  await question.focus();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
  const button = page.locator('.header-menu summary');
  await button.click();
  const link = page.locator('.header-menu').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(target ?? '');
});

/** Truncated, encoded or invented URL fragments. */
const FRAGMENTS = ['#100%', '#%E0%A4%A', '#é', '#"', '#0', '#:~:text=prix'];

/** APIs that the page script calls when it starts. */
const MEMBERS = [
  'IntersectionObserver',
  'ResizeObserver',
  'visualViewport',
  'getComputedStyle',
  'CSS.supports',
  'document.getElementById',
  'document.querySelectorAll',
];

test.describe('visitors without a stored cookie choice', () => {
  test.use({ consentGiven: false });

  const asks = async (page: Page, path: string) => {
    await page.goto('about:blank');
    await page.goto(path);
    // Waits for the response before clearing the cookies, because the response sets cookies.
    const kept = page.waitForResponse(`**${KEEPER_PATH}`);
    await answer(page, 'Tout refuser');
    await expect(banner(page), path).toBeHidden();
    await kept;
    await page.context().clearCookies();
  };

  test('the consent banner works with any URL fragment, even a malformed one', async ({ page }) => {
    for (const fragment of FRAGMENTS) await asks(page, `/services${fragment}`);
    // A script error would fail the test, because `page` is a fixture.
    const hashes = fc.sample(fc.string({ unit: 'binary' }), { numRuns: 200, seed: 7 });
    await page.evaluate((all) => {
      for (const hash of all) location.hash = hash;
    }, hashes);
    await asks(page, '/services');
  });

  test('the consent banner works whatever anchor a section of the page has', async ({ page }) => {
    const names = [
      'reports',
      'measured',
      '24h',
      '0',
      'name',
      'cookie',
      'top',
      ...fc.sample(fc.stringMatching(SLUG), { numRuns: 3, seed: 7 }),
    ];
    let anchor = '';
    await page.route('**/remplacement-pare-brise-93', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const [, own = ''] = /class="toc-list"[^]*?href="#([^"]+)"/.exec(html) ?? [];
      await route.fulfill({
        response,
        body: html.replaceAll(`"${own}"`, `"${anchor}"`).replaceAll(`"#${own}"`, `"#${anchor}"`),
      });
    });
    for (anchor of names) {
      await asks(page, `/remplacement-pare-brise-93#${anchor}`);
      await expect(page.locator('.toc a').first()).toHaveAttribute('href', `#${anchor}`);
    }
  });

  test('an exception in one part of the page script is logged, and the consent banner still works', async ({
    context,
  }) => {
    for (const member of MEMBERS) {
      // Errors on another page do not fail the test, unlike those on the fixture `page`.
      const page = await context.newPage();
      const told: string[] = [];
      page.on('pageerror', ({ message }) => told.push(message));
      await page.addInitScript((path) => {
        const [name = '', ...owners] = path.split('.').toReversed();
        const owner = owners.reduceRight((found, key) => Reflect.get(found, key), window as object);
        Object.defineProperty(owner, name, {
          get() {
            throw new Error(`no ${path}`);
          },
        });
      }, member);
      await asks(page, '/remplacement-pare-brise-93');
      expect(told, member).toContain(`no ${member}`);
      await page.close();
    }
  });
});
