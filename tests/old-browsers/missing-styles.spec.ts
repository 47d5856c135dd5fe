/** Pages and flow where style sheets lack what some browser above the floor lacks, though no old Chromium does. */
import type { Page } from '@playwright/test';
import { overflowOf } from '../e2e/support/page-looks.ts';
import { PATHS } from '../e2e/support/paths.ts';
import { demandesOf, expect, test } from '../e2e/support/test.ts';

// Changed styles have other hashes than the policy allows.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true });

/** Makes the browser meet a word of style sheets that it does not know, wherever the site uses it or asks for it. */
const forget = (page: Page, word: string) =>
  page.route('**/*', async (route) => {
    const answer = await route.fetch();
    if (!/html|css|javascript/.test(answer.headers()['content-type'] ?? ''))
      return route.fulfill({ response: answer });
    const text = await answer.text();
    return route.fulfill({ response: answer, body: text.replaceAll(word, word.replace(/\w/, 'un-$&')) });
  });

// What a page still fetches when its test ends is answered to nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('without :has (Firefox before 121) the flow works', async ({ page, flow, phone }) => {
  await forget(page, ':has(');
  await page.goto('/');
  await expect(flow.root).toBeHidden();
  await page.getByRole('link', { name: 'Devis Express' }).click();
  await flow.at(1);
  await expect(page.locator('h1').first()).toBeHidden();
  await flow.send(phone);
  expect(await demandesOf(phone)).toMatchObject([{ status: 'completed' }]);
});

test('no page scrolls sideways without container queries (Safari 15)', async ({ page }) => {
  await forget(page, '@container');
  for (const path of PATHS) {
    await page.goto(path);
    expect(await overflowOf(page), path).toBe(0);
  }
});
