/** What the browser does by itself asks the line for nothing. */
import type { Page } from '@playwright/test';
import { heldCookies } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

/** Everything that the page asks for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Frames until an act in the page has taken the banner away. */
const framesUntilGone = (page: Page, button: string): Promise<number> =>
  page.evaluate(async (name) => {
    const banner = document.querySelector('.consent');
    [...(banner?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click();
    let frames = 0;
    while (banner?.checkVisibility()) {
      await new Promise(requestAnimationFrame);
      frames += 1;
    }
    return frames;
  }, button);

test.describe('the question of cookies', () => {
  test.use({ consentGiven: false });

  test('«Tout refuser» asks for nothing, and the banner is gone in the next frame', async ({
    page,
    context,
  }) => {
    await page.goto('/remplacement-pare-brise-93', { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Tout refuser' })).toBeVisible();
    const asked = watchRequests(page);
    expect(await framesUntilGone(page, 'Tout refuser')).toBeLessThanOrEqual(1);
    await page.waitForLoadState('networkidle');
    expect(await heldCookies(context)).toMatchObject({ cookie_consent: 'rejected' });
    expect(asked).toEqual([]);
  });
});

test('a tap on a question opens it and asks for nothing, nor do the arrow keys', async ({ page }) => {
  await page.goto('/remplacement-pare-brise-93', { waitUntil: 'networkidle' });
  const asked = watchRequests(page);
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
