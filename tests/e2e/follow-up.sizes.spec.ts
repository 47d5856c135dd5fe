import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext } from '@playwright/test';
import { setEnvironment } from '../../netlify/environment.ts';
import { followUpPath } from '../../netlify/notify/link.ts';
import { expect, test } from './support/test.ts';

/** The firm follows links in a van and at a desk. */
test.use({
  viewport: async ({ viewport }, use) =>
    use(viewport && viewport.width < 1000 ? { width: 360, height: 740 } : viewport),
});

/** A request as it stands after a visitor sent it and came back with a second car, and the link to its page. */
async function followedUp(request: APIRequestContext, phone: string): Promise<string> {
  const send = async (action: string, data: object) =>
    (await request.post('/api/demande', { data: { action, data } })).json() as Promise<{ demandeId: string }>;
  const data = { plaque: 'AB-000-CD', vitrage: 'Pare-brise', phone };
  const { demandeId } = await send('create', data);
  const details = { name: 'Camille Exemple', address: '1 rue de l’Exemple, 92230 Gennevilliers' };
  await send('complete', { ...data, ...details, demandeId });
  await send('create', { ...data, plaque: 'AB-000-ZZ', vitrage: 'Lunette arrière' });
  const folder = resolve(process.env['SITE_FOLDER'] || 'test-results/site');
  const { token } = JSON.parse(readFileSync(`${folder}/.local/store.json`, 'utf8')) as { token: string };
  setEnvironment({ UPSTASH_REDIS_REST_TOKEN: token });
  return followUpPath(demandeId, Date.now());
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is called and noted with the keyboard alone', async ({ page, phone }) => {
    await page.goto(await followedUp(page.request, phone));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `Appeler le ${phone}` })).toBeFocused();
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Rendez-vous pris' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('rendez-vous pris', { exact: true })).toBeVisible();
    await expect(page.locator('[aria-current]')).toHaveText('Rendez-vous pris');
  });

  test('a page that somebody else was faster on says so, and notes what is pressed then', async ({
    page,
    context,
    phone,
  }) => {
    const path = await followedUp(page.request, phone);
    const other = await context.newPage();
    await Promise.all([page.goto(path), other.goto(path)]);
    await other.getByRole('button', { name: 'Traitée' }).click();
    await page.getByRole('button', { name: 'Appelé, sans réponse' }).click();
    await expect(page.getByRole('alert')).toContainText('Quelqu’un vient de noter «\u202ftraitée\u202f»');
    await page.getByRole('button', { name: 'Appelé, sans réponse' }).click();
    await expect(page.getByText('appelée, sans réponse', { exact: true })).toBeVisible();
  });
});

test('targets are large enough for a thumb, and nothing is cut', async ({ page, phone }) => {
  await page.goto(await followedUp(page.request, phone));
  for (const target of await page.locator('a, button').all()) {
    const box = await target.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(48);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await page.screenshot({ path: test.info().outputPath('follow-up.png'), fullPage: true });
});

test('axe finds nothing on the page that follows a request up, nor where a link leads nowhere', async ({
  page,
  phone,
}) => {
  const path = await followedUp(page.request, phone);
  for (const address of [path, '/api/suivi?lien=x']) {
    await page.goto(address);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});
