import type { Page } from '@playwright/test';
import { choiceIsRead, heldCookies, watchMeasured, withChoice, withCookies } from './support/measurement.ts';
import { PAGE_SCRIPT, watchScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

const SETTINGS = '/parametrage-cookies';
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const press = (page: Page, name: string) =>
  page.locator('#consent-form').getByRole('button', { name }).click();

test('the essential cookies are always on, and nothing else is ticked beforehand', async ({ page }) => {
  await page.goto(SETTINGS);
  await expect(box(page, 'Essentiels')).toBeChecked();
  await expect(box(page, 'Essentiels')).toBeDisabled();
  await expect(box(page, 'Mesure d’audience')).not.toBeChecked();
  await expect(box(page, 'Publicité')).not.toBeChecked();
});

for (const [analytics, marketing] of [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const) {
  test(`saves analytics ${analytics} and marketing ${marketing}, goes home, and shows them on a later visit`, async ({
    page,
    context,
  }) => {
    const measured = await watchMeasured(page);
    await page.goto(SETTINGS);
    await box(page, 'Mesure d’audience').setChecked(analytics);
    await box(page, 'Publicité').setChecked(marketing);
    await press(page, 'Enregistrer mes choix');
    await expect(page).toHaveURL('/');
    expect(await heldCookies(context)).toEqual({
      cookie_consent: 'customized',
      analytics_consent: String(analytics),
      marketing_consent: String(marketing),
    });
    // A page left before it is painted has not been viewed.
    await choiceIsRead(page, 'known');
    await expect(page.locator('.consent')).toBeHidden();
    await page.goto(SETTINGS);
    await expect
      .poll(() => measured.map(({ event }) => event))
      .toEqual(analytics ? ['page_view', 'page_view'] : []);
    expect(await box(page, 'Mesure d’audience').isChecked()).toBe(analytics);
    expect(await box(page, 'Publicité').isChecked()).toBe(marketing);
  });
}

for (const [name, choice, allowed] of [
  ['Tout accepter', 'accepted', 'true'],
  ['Tout refuser', 'rejected', 'false'],
] as const) {
  test(`«${name}» keeps ${choice} and goes home`, async ({ page, context }) => {
    await page.goto(SETTINGS);
    await press(page, name);
    await expect(page).toHaveURL('/');
    expect(await heldCookies(context)).toEqual({
      cookie_consent: choice,
      analytics_consent: allowed,
      marketing_consent: allowed,
    });
  });
}

test('shows the choice in force before any code is fetched, and keeps boxes ticked while it comes', async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? '', { choice: 'customized', analytics: true, marketing: false });
  const scripts = watchScripts(page, PAGE_SCRIPT);
  await page.goto(SETTINGS);
  await expect(box(page, 'Mesure d’audience')).toBeChecked();
  await expect(page.getByText(/choix gardé sur cet appareil/)).toBeVisible();
  await box(page, 'Publicité').check();
  expect(scripts).toEqual([]);
  await press(page, 'Enregistrer mes choix');
  await expect(page).toHaveURL('/');
  expect(await heldCookies(context)).toMatchObject({ analytics_consent: 'true', marketing_consent: 'true' });
});

test('cookies that are no choice leave the boxes empty', async ({ page, context, baseURL }) => {
  await withCookies(context, baseURL ?? '', { cookie_consent: 'accepted', analytics_consent: 'true' });
  await page.goto(SETTINGS);
  await expect(box(page, 'Mesure d’audience')).not.toBeChecked();
  await expect(page.getByText(/pas encore choisi/)).toBeVisible();
});

test('taking a yes back deletes the provider’s cookies and ends the measuring', async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? '', { choice: 'accepted' });
  await withCookies(context, baseURL ?? '', { _ga: 'GA1.1.1.1', _ga_TEST: 'GS1.1.1', _gcl_au: '1.1.1' });
  const measured = await watchMeasured(page);
  await page.goto(SETTINGS);
  expect(Object.keys(await heldCookies(context))).toContain('_ga');
  await press(page, 'Tout refuser');
  await expect(page).toHaveURL('/');
  expect(Object.keys(await heldCookies(context)).sort()).toEqual([
    'analytics_consent',
    'cookie_consent',
    'marketing_consent',
  ]);
  await page.goto('/avis');
  expect(measured.map(({ label }) => label)).toHaveLength(1);
});

test('can be filled in and saved by keyboard alone', async ({ page, context }) => {
  await page.goto(SETTINGS);
  await box(page, 'Mesure d’audience').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Publicité')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await heldCookies(context)).toMatchObject({ analytics_consent: 'true', marketing_consent: 'false' });
});
