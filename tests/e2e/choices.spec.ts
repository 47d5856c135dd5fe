import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('choosing «not insured» changes the lines of the sample quote', async ({ page }) => {
  const quote = page.locator('.quote');
  const shown = async () => (await quote.innerText()).split('\n').filter(Boolean);
  const insured = await shown();
  await quote.getByRole('radio').last().check();
  await expect.poll(shown).not.toEqual(insured);
});

test('the diagnosis tool shows a drawing of the chosen damage and highlights either «repair» or «replace»', async ({
  page,
}) => {
  const diagnosis = page.locator('.diagnosis');
  const groundOf = (look: string) =>
    diagnosis.locator(`.verdict-${look}`).evaluate((verdict) => getComputedStyle(verdict).backgroundColor);
  for (const label of await diagnosis.locator('label').all()) {
    await label.click();
    const chosen = diagnosis.getByRole('radio', { checked: true });
    await expect(chosen).toHaveId((await label.getAttribute('for')) ?? '');
    const repair = (await chosen.getAttribute('data-verdict')) === 'reparer';
    await expect.poll(() => groundOf(repair ? 'replace' : 'repair')).toBe('rgba(0, 0, 0, 0)');
    expect(await groundOf(repair ? 'repair' : 'replace')).not.toBe('rgba(0, 0, 0, 0)');
    const drawn = (await diagnosis.locator('img:visible').getAttribute('src'))?.split('#').at(-1);
    expect(await chosen.getAttribute('id')).toMatch(new RegExp(`-${drawn}$`));
  }
});

test('in forced-colors mode, the selected option and its result still differ from the others', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const grounds = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => new Set(parts.map((part) => getComputedStyle(part).backgroundColor)).size);
  for (const choices of ['.quote label', '.diagnosis label', '.verdict'])
    expect(await grounds(choices), choices).toBe(2);
});

test('in forced-colors mode, the tapped kind of glass is outlined', async ({ page, card }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await card.fillIn();
  await card.root.getByText('Vitre latérale', { exact: true }).tap();
  await expect(card.root.locator('label:has(:checked)')).toHaveCSS('outline-style', 'solid');
});
