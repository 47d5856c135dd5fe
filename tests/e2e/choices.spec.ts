import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the drawn quote ends with the excess when insured, with the whole price when not', async ({ page }) => {
  const quote = page.locator('.quote');
  await expect(quote.getByText('la franchise', { exact: true })).toBeVisible();
  await expect(quote.getByText('le prix TTC', { exact: true })).toBeHidden();
  await quote.getByRole('radio', { name: 'Au tiers' }).check();
  await expect(quote.getByText('le prix TTC', { exact: true })).toBeVisible();
  await expect(quote.getByText('la franchise', { exact: true })).toBeHidden();
});

for (const [seen, answer, other, glass] of [
  ['Tout tient sous la pièce', 'On répare', 'On remplace', 'sous-la-piece'],
  ['C’est devant les yeux du conducteur', 'On remplace', 'On répare', 'devant-vos-yeux'],
  ['Une fissure part du bord', 'On remplace', 'On répare', 'au-bord'],
] as const) {
  test(`the diagnosis answers «${answer}» to «${seen}», and draws it`, async ({ page }) => {
    const diagnosis = page.locator('.diagnosis');
    const verdict = (title: string) => diagnosis.locator('.verdict', { hasText: title });
    await diagnosis.getByText(seen).click();
    await expect(diagnosis.getByRole('radio', { checked: true })).toHaveValue(glass);
    await expect(verdict(answer)).toHaveCSS('background-color', 'rgb(255, 194, 26)');
    await expect(verdict(other)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(diagnosis.locator('img:visible')).toHaveClass(`glass-${glass}`);
  });
}

test('with forced colours too, what is chosen and what it leads to stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const grounds = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => new Set(parts.map((part) => getComputedStyle(part).backgroundColor)).size);
  for (const choices of ['.quote-cover label', '.diagnosis label', '.verdict'])
    expect(await grounds(choices), choices).toBe(2);
});

test('the diagnosis is answered by the arrow keys, and shows where they are', async ({ page }) => {
  const diagnosis = page.locator('.diagnosis');
  await diagnosis.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(diagnosis.locator('img:visible')).toHaveClass('glass-devant-vos-yeux');
  await expect(diagnosis.locator('label:has(:focus-visible)')).toHaveCSS('outline-style', 'solid');
});
