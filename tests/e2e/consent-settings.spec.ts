import type { Page } from '@playwright/test';
import texts from '../../content/textes/cookies.json' with { type: 'json' };
import { choiceIsRead, heldCookies } from './support/measurement.ts';
import { openPaused } from './support/paused-page.ts';
import { PAGE_SCRIPT, watchScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });

const SETTINGS = '/parametrage-cookies';
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const press = (page: Page, name: string) =>
  page.locator('#consent-form').getByRole('button', { name }).click();

test('the cookie settings preselect only essential cookies and store the visitor’s selection', async ({
  page,
  context,
  measured,
}) => {
  await page.goto(SETTINGS);
  await expect(box(page, 'Essentiels')).toBeChecked();
  await expect(box(page, 'Essentiels')).toBeDisabled();
  await expect(box(page, 'Mesure d’audience')).not.toBeChecked();
  await expect(box(page, 'Publicité')).not.toBeChecked();
  await box(page, 'Mesure d’audience').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Publicité')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await heldCookies(context)).toEqual({
    cookie_consent: 'customized',
    analytics_consent: 'true',
    marketing_consent: 'false',
  });
  // Waits for the first paint, because a page that is left earlier sends no page view.
  await choiceIsRead(page, 'known');
  await expect(page.locator('.first-question')).toBeHidden();
  await page.goto(SETTINGS);
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view', 'page_view']);
  await expect(box(page, 'Mesure d’audience')).toBeChecked();
  await expect(box(page, 'Publicité')).not.toBeChecked();
});

test('both buttons of the cookie settings store the choice and lead to the home page', async ({
  page,
  context,
}) => {
  for (const [name, choice] of [
    ['Tout accepter', 'accepted'],
    ['Tout refuser', 'rejected'],
  ] as const) {
    await page.goto(SETTINGS);
    await press(page, name);
    await expect(page).toHaveURL('/');
    expect(await heldCookies(context)).toMatchObject({ cookie_consent: choice });
  }
});

test('if cookies are blocked, the cookie settings show an error and stay open', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
      set() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto(SETTINGS);
  await press(page, 'Tout accepter');
  await expect(page.getByText(texts.reglages.choixActuel.bloque)).toBeVisible();
  await expect(page).toHaveURL(SETTINGS);
});

test('the cookie settings show the current choice before any island is loaded', async ({
  page,
  context,
  choose,
}) => {
  await choose({ choice: 'customized', analytics: true, marketing: false });
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

test('while the HTML of the cookie settings arrives slowly, each visible checkbox already shows the stored choice', async ({
  page,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const html = await (await fetch(site + SETTINGS)).text();
  const from = html.indexOf('<h1');
  for (let part = 0; part < 10; part += 1) {
    const place = Math.round(from + ((html.length - from) * part) / 10);
    const made = { choice: 'customized', analytics: true, marketing: false } as const;
    await using paused = await openPaused(page, { site, address: SETTINGS, html, place }, made);
    const shown = page.locator('#consent-form input[name]:visible');
    for (const input of await shown.all())
      expect(await input.isChecked(), `at ${part} of 10`).toBe(
        (await input.getAttribute('name')) === 'analytics',
      );
    paused.goOn();
    await expect(box(page, 'Mesure d’audience')).toBeChecked();
    await expect(box(page, 'Publicité')).not.toBeChecked();
  }
});
