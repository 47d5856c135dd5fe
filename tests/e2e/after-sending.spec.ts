/** The success screen, and what is left of a request once it was sent. */
import form from '../../content/textes/formulaire.json' with { type: 'json' };
import { answerWith, demandesOf, expect, FUNCTION, hold, test, watchCalls } from './support/test.ts';

test('Back from the success screen shows an empty card', async ({ page, card, flow, phone }) => {
  await card.visit({ phone });
  await card.send();
  await flow.fillDetails();
  await flow.confirm();
  const calls = watchCalls(page);
  await page.goBack();
  await expect(flow.root).toBeHidden();
  await expect(card.plate()).toHaveValue('');
  await expect(card.check()).toBeDisabled();
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expect(flow.root).toBeHidden();
  await page.reload();
  await expect(card.plate()).toHaveValue('');
  expect(calls).toEqual([]);
  expect(await demandesOf(phone)).toHaveLength(1);
});

test('the success screen starts at its top', async ({ page, card, flow, phone }) => {
  await card.visit();
  await page.evaluate(() => scrollTo(0, 600));
  await page.goto('/#etape-1');
  await expect(flow.plate()).toBeVisible();
  await page.reload();
  await flow.send(phone);
  await expect(page).toHaveURL('/#demande-envoyee');
  await expect(flow.heading('Demande envoyée !')).toBeInViewport();
});

test('Back during the last send still ends on the success screen', async ({ page, flow, phone }) => {
  await flow.reachSaved(phone);
  await flow.press('Terminer');
  const calls = watchCalls(page);
  const release = await hold(page, FUNCTION);
  await flow.press('Envoyer la demande');
  await expect.poll(() => calls).toEqual(['POST']);
  await page.goBack();
  await flow.at(3);
  release();
  await flow.sent();
  await page.goBack();
  await expect(flow.root).toBeHidden();
  expect(calls).toEqual(['POST']);
  expect(await demandesOf(phone)).toMatchObject([{ status: 'completed' }]);
});

test('the success screen keeps its dates after a reload a day later', async ({ page, flow, phone }) => {
  await page.clock.setFixedTime('2026-11-23T14:37:00+01:00');
  await flow.sendAll(phone);
  const steps = flow.root.locator('.sent-steps li');
  await expect(steps).toHaveCount(3);
  const call = await steps.nth(0).textContent();
  expect(call).toMatch(/\d+ novembre/);
  await expect(steps.nth(2)).toContainText(/\d+ novembre/);
  await page.clock.setFixedTime('2026-11-24T14:37:00+01:00');
  await page.reload();
  await expect(steps.nth(0)).toHaveText(call ?? '');
});

test('the success screen prefills a chat with glass, plate and reference', async ({ flow, phone }) => {
  await flow.sendAll(phone);
  const href = await flow.link(form.envoyee.photo).getAttribute('href');
  const reference = (await demandesOf(phone))[0]?.reference ?? 'no id';
  for (const part of ['Pare-brise', 'AB-000-CD', reference])
    expect(new URL(href ?? '').searchParams.get('text')).toContain(part);
});

test('the success screen offers to keep the driver’s page', async ({ page, flow, phone }) => {
  await flow.reachSaved(phone);
  await flow.press('Terminer');
  const lien = '/api/ma-demande?lien=abc';
  await answerWith(page, 200, { success: true, status: 'completed', demandeId: '2'.repeat(34), lien });
  await flow.press('Envoyer la demande');
  const keep = page.locator('.sent-keep');
  const url = new URL(lien, page.url()).href;
  await expect(keep.locator('a').first()).toHaveAttribute('href', url);
  await expect(keep.locator('[href^="sms:"]')).toHaveAttribute('href', new RegExp(encodeURIComponent(url)));
});

test('a request that was sent does not stand in the way of the next one', async ({ page, flow, phone }) => {
  await flow.sendAll(phone);
  await page.goto('/services');
  await page.goto('/#devis');
  await page.getByRole('link', { name: 'Devis Express' }).click();
  await flow.at(1);
  await expect(flow.plate()).toHaveValue('');
});

test('a double tap on «Nouvelle demande» shows the empty card', async ({ page, card, flow, phone }) => {
  await flow.sendAll(phone);
  await flow.button('Nouvelle demande').dblclick();
  await expect(flow.root).toBeHidden();
  await expect(card.root).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/');
  // A tap in the next half second is the second half of a double tap, a key is not.
  await page.getByRole('link', { name: 'Devis Express' }).press('Enter');
  await expect(flow.plate()).toHaveValue('');
});
