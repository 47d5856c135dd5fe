import hours from '../../content/reglages/horaires.json' with { type: 'json' };
import form from '../../content/textes/formulaire.json' with { type: 'json' };
import { datesOf, deadlineOf } from '../../src/domain/deadline.ts';
import { answerWith, CREATED, demandesOf, expect, FUNCTION, hold, test, watchCalls } from './support/test.ts';

test('the success screen shows the same dates for call and visit after a reload, and the next form starts empty', async ({
  page,
  flow,
  phone,
}) => {
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('complete') ?? false,
  );
  // The reload below must not restore the scroll position of the home page in the form.
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 600));
  await page.goto('/#etape-1');
  await expect(flow.plate()).toBeVisible();
  await page.reload();
  await flow.send(phone);
  await expect(page).toHaveURL('/#demande-envoyee');
  await expect(flow.heading('Demande envoyée !')).toBeInViewport();

  await flow.sees(form.envoyee.preparation.libelle);
  const href = await flow.link(form.envoyee.photo).getAttribute('href');
  const reference = (await demandesOf(phone))[0]?.reference ?? 'no id';
  for (const part of ['Pare-brise', 'AB-000-CD', reference])
    expect(new URL(href ?? '').searchParams.get('text')).toContain(part);

  const { lien, auPlusTard } = await (await answered).json();
  const url = new URL(lien, page.url()).href;
  const keep = page.locator('.sent-keep');
  await expect(keep.locator('a').first()).toHaveAttribute('href', url);
  await expect(keep.locator('[href^="sms:"]')).toHaveAttribute('href', new RegExp(encodeURIComponent(url)));

  const steps = flow.root.locator('.next-steps li');
  await expect(steps).toHaveCount(3);
  const { call, visit } = datesOf(Date.parse(auPlusTard), hours);
  const saysDates = async () => {
    await expect(steps.nth(0)).toContainText(call);
    await expect(steps.nth(2)).toContainText(visit);
  };
  await saysDates();
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await page.reload();
  await saysDates();

  await page.goto('/services');
  await page.goto('/#devis');
  await page.getByRole('link', { name: 'Devis Express' }).click();
  await flow.at(1);
  await expect(flow.plate()).toHaveValue('');
});

test('a visitor who goes back while the last step is being sent still reaches the success screen', async ({
  page,
  flow,
  phone,
}) => {
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

test('if the browser refuses to copy the link to the request, a text field shows the link’s URL', async ({
  page,
  flow,
  phone,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await flow.open();
  await flow.send(phone);
  await flow.press('Copier le lien');
  const address = flow.root.locator('.sent-keep input');
  await expect(address).toHaveValue(/\/api\/ma-demande\?lien=/);
  expect(await address.evaluate((field: HTMLInputElement) => field.selectionEnd)).toBeGreaterThan(20);
});

test('once the request is saved, every screen shows the latest time of the company’s call that the server returned', async ({
  page,
  flow,
  phone,
}) => {
  const auPlusTard = '2026-11-24T13:00:00.000Z';
  const { call, shortCall } = datesOf(Date.parse(auPlusTard), hours);
  await page.clock.install({ time: '2026-11-20T09:58:00+01:00' });
  await flow.reachStep3();
  const slip = flow.root.locator('.slip');
  const ofNow = (at: string) => datesOf(deadlineOf(Date.parse(at), hours), hours).shortCall;
  await expect(slip).toContainText(ofNow('2026-11-20T09:58:00+01:00'));
  await page.clock.setFixedTime('2026-11-23T15:02:00+01:00');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(slip).toContainText(ofNow('2026-11-23T15:02:00+01:00'));

  await answerWith(page, 201, { ...CREATED, auPlusTard });
  await flow.leavePhone(phone);
  await expect(slip).toContainText(shortCall);
  await expect(flow.root.locator('.next-steps').first()).toContainText(call);
  await page.clock.setFixedTime('2026-11-25T10:00:00+01:00');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await flow.press('Terminer');
  await expect(slip).toContainText(shortCall);
  await flow.press('Envoyer la demande');
  await flow.sent();
  await expect(flow.root.locator('.next-steps').first()).toContainText(call);
});
