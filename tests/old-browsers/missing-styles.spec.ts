/** Tests pages without CSS features that some supported browser lacks, but that Chromium 106 and 109 have. */
import type { Page } from '@playwright/test';
import { overflowOf } from '../e2e/support/page-looks.ts';
import { PATHS } from '../e2e/support/paths.ts';
import { demandesOf, expect, test } from '../e2e/support/test.ts';

// The content security policy is off, because changed styles do not match its hashes.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true });

/** Makes the browser ignore a CSS keyword, also in `CSS.supports`. */
const forget = (page: Page, word: string) =>
  page.route('**/*', async (route) => {
    const answer = await route.fetch();
    if (!/html|css|javascript/.test(answer.headers()['content-type'] ?? ''))
      return route.fulfill({ response: answer });
    const text = await answer.text();
    return route.fulfill({ response: answer, body: text.replaceAll(word, word.replace(/\w/, 'un-$&')) });
  });

// Ignores the errors of requests that are pending at the end, because they would fail the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('without support for :has() (Firefox before 121), the form can be opened and sent', async ({
  page,
  flow,
  phone,
}) => {
  await forget(page, ':has(');
  await page.goto('/');
  await expect(flow.root).toBeHidden();
  await page.getByRole('link', { name: 'Devis Express' }).click();
  await flow.at(1);
  await expect(page.locator('h1').first()).toBeHidden();
  await flow.send(phone);
  expect(await demandesOf(phone)).toMatchObject([{ status: 'completed' }]);
});

test('without container queries (Safari 15) no page scrolls horizontally', async ({ page }) => {
  await forget(page, '@container');
  for (const path of PATHS) {
    await page.goto(path);
    expect(await overflowOf(page), path).toBe(0);
  }
});
