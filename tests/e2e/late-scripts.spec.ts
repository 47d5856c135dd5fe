import { pressAndHold, tapPlaceOf } from './support/first-moment.ts';
import { ISLAND_SCRIPTS, PAGE_SCRIPT, SCRIPTS, watchScripts } from './support/scripts.ts';
import { demandesOf, expect, hold, test } from './support/test.ts';

test('a click on the plate check button before hydration is replayed after hydration', async ({
  page,
  card,
  flow,
  phone,
}) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.goto('/');
  await expect(card.check()).toBeDisabled();
  await card.plate().fill('a');
  await expect(card.check()).toBeEnabled();
  await card.plate().fill('ab000cd');
  await card.check().click();
  letCome();
  await card.sees('Pièces disponibles !');
  await expect(card.plate()).toHaveValue('AB-000-CD');
  await card.root.getByText('Pare-brise', { exact: true }).click();
  await card.fill('Téléphone', phone);
  await card.press('Finaliser ma demande');
  await flow.at(3);
  expect(await demandesOf(phone)).toMatchObject([{ plaque: 'AB-000-CD' }]);
});

test('the page script enables the plate check button if the plate was typed before the script was loaded', async ({
  page,
  card,
}) => {
  const letCome = await hold(page, SCRIPTS);
  await page.goto('/');
  const check = card.check();
  await card.plate().fill('ab000cd');
  await expect(check).toBeDisabled();
  letCome();
  await expect(check).toBeEnabled();
});

test('before hydration, the link «Devis Express» opens step 1 of the form, which already accepts a plate', async ({
  page,
  flow,
}) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.goto('/');
  await page.getByRole('link', { name: 'Devis Express' }).click();
  await flow.at(1);
  await flow.plate().fill('ab000cd');
  await flow.check().click();
  letCome();
  await flow.at(2);
  await flow.sees('AB-000-CD');
});

test('closing a form opened before hydration restores the scroll position and focuses the link that opened it', async ({
  page,
  flow,
}) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  const link = page.getByRole('link', { name: 'Devis Express' });
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('data-flow', 'open');
  await flow.link('Quitter la demande').click();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('a tap on the button of step 1 takes effect even while the step hydrates', async ({ page, flow }) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.goto('/');
  const letSettle = await pressAndHold(page, page.getByRole('link', { name: 'Devis Express' }));
  await flow.plate().fill('ab000cd');
  letCome();
  await expect(page.locator('html')).toHaveAttribute('data-flow', 'open');
  await tapPlaceOf(page, flow.check());
  await flow.at(2);
  await letSettle();
});

test('step 1 keeps its scroll position during hydration', async ({ page, flow }) => {
  const letCome = await hold(page, ISLAND_SCRIPTS);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/#etape-1');
  await flow.plate().fill('ab000cd');
  await page.evaluate(() => scrollTo(0, 200));
  letCome();
  await expect(page.locator('html')).toHaveAttribute('data-flow', 'open');
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

test('if no script loads, the form is submitted natively, and the server returns it with its errors', async ({
  page,
  card,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/');
  await card.plate().fill('AB-000-CD');
  // Forces the click, because the button looks disabled without scripts.
  await card.check().click({ force: true });
  await expect(page).toHaveTitle(/^Erreur/);
  await expect(page.locator('input[name=plaque]')).toHaveValue('AB-000-CD');
});

test('if the modules never load, the form is submitted natively some seconds after a button is pressed', async ({
  page,
  card,
}) => {
  await hold(page, ISLAND_SCRIPTS);
  await page.goto('/');
  await card.plate().fill('AB-000-CD');
  await card.check().click({ noWaitAfter: true });
  await expect(card.check()).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveTitle(/^Erreur/);
  await expect(page.locator('input[name=plaque]')).toHaveValue('AB-000-CD');
});

test('hovering over or focusing the plate field loads no script and does not change the URL', async ({
  page,
  card,
}) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const scripts = watchScripts(page, PAGE_SCRIPT);
  await page.goto('/?a=1#assurance', { waitUntil: 'networkidle' });
  const kept = () => page.evaluate(() => [Object.keys(sessionStorage).length, history.state, location.hash]);
  await card.plate().hover();
  await card.plate().focus();
  expect(await kept()).toEqual([0, null, '#assurance']);
  expect(scripts).toEqual([]);
  await card.plate().press('a');
  await expect(card.plate()).toHaveValue('A');
  expect(await kept()).toEqual([1, null, '#assurance']);
});

test('Ctrl-click on the link that closes the form opens a new tab and leaves the form open', async ({
  context,
  flow,
}) => {
  await flow.reachStep2();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    flow.link('Quitter la demande').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/');
  await flow.at(2);
});
