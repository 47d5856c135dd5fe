import type { Locator, Page } from '@playwright/test';
import { entryPath, followUpPath } from '../../netlify/request/links.ts';
import { serviceOfSite } from '../support/stored-demandes.ts';
import { axeFindsNothing } from './support/axe.ts';
import { overflowOf } from './support/page-looks.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: async ({ viewport }, use) =>
    use(viewport && viewport.width < 1000 ? { width: 360, height: 740 } : viewport),
});

/** Creates requests for two cars of a driver. @returns paths of the first request's pages for staff and driver */
async function aRequest({ request }: Page, phone: string) {
  const send = async (action: string, data: object) =>
    (await request.post('/api/demande', { data: { action, data } })).json();
  const data = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone };
  const details = { name: 'Camille Exemple', address: '1 rue de l’Exemple, 92230 Gennevilliers' };
  const { demandeId, lien } = await send('complete', { ...data, ...details });
  await send('create', { ...data, plaque: 'AB-000-ZZ', vitrage: 'Lunette arrière' });
  return { follow: followUpPath(serviceOfSite(), demandeId.slice(0, 12)), driver: String(lien) };
}

async function enter(page: Page): Promise<void> {
  await page.goto(entryPath(serviceOfSite()));
  await page.getByRole('button', { name: 'Ouvrir le bureau' }).click();
  await expect(page.getByRole('navigation', { name: 'Listes' })).toBeVisible();
}

test.describe('the Netlify function’s pages without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('staff can find a request, assign it to themselves and record a phone call by keyboard alone', async ({
    page,
    phone,
  }) => {
    await aRequest(page, phone);
    await enter(page);
    const enterAt = async (target: Locator, text = '') => {
      await target.focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await enterAt(page.getByRole('link', { name: 'Toutes' }));
    await enterAt(page.getByRole('searchbox'), phone);
    await enterAt(page.getByRole('link', { name: /AB-000-CD/ }));
    await enterAt(page.getByLabel('Votre prénom'), 'Léa');
    await expect(page.getByText('Suivie par')).toBeVisible();
    await enterAt(page.getByRole('button', { name: 'Appelé, sans réponse' }));
    await expect(page.getByText(/Léa.: appelé, sans réponse/)).toBeVisible();
  });

  test('a driver can correct the phone number of a quote request and cancel the request', async ({
    page,
    phone,
  }) => {
    const { driver } = await aRequest(page, phone);
    await page.goto(driver);
    await page.getByText('Corriger mes coordonnées').click();
    await page.getByLabel('Téléphone *').fill('06 39 98 00 99');
    await page.getByRole('button', { name: 'Enregistrer la correction' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('06 39 98 00 99')).toBeVisible();
    await page.getByText('Annuler ma demande', { exact: true }).click();
    await page.getByRole('button', { name: 'Oui, annuler ma demande' }).click();
    await expect(page.getByText('Corriger mes coordonnées')).toBeHidden();
  });
});

test('the pages for staff and driver fit the viewport, have large touch targets and pass axe', async ({
  page,
  phone,
}) => {
  // Long timeout, because axe runs on nine pages.
  test.setTimeout(120_000);
  const { follow, driver } = await aRequest(page, phone);
  await enter(page);
  const lists = ['', '?vue=relancer', '?vue=rendez-vous', '?vue=toutes', '?vue=ajouter', `?q=${phone}`];
  const desk = lists.map((query) => `/api/bureau${query}`);
  for (const address of [...desk, follow, driver, '/api/suivi?lien=x']) {
    await page.goto(address);
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const low = await page
      .locator('a:visible, button:visible, summary:visible')
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 47.9).map((one) => one.textContent),
      );
    expect(low, address).toEqual([]);
    expect(await overflowOf(page), address).toBe(0);
    await axeFindsNothing(page);
  }
});
