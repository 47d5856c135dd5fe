import { demandesOf, expect, FUNCTION, hold, tells, test } from './support/test.ts';

test('a change of the glass or of the plate is sent to the server, but cancelled details are not', async ({
  page,
  flow,
  phone,
}) => {
  await flow.reachSaved(phone);
  await flow.openDetails();
  await flow.press('Annuler');
  await flow.press('Compléter mes informations');
  await expect(flow.field('Nom complet')).toHaveValue('');
  await flow.press('Annuler');
  await page.goBack();
  const told = page.waitForResponse('**/api/demande');
  await flow.press(/Lunette arrière/);
  await told;
  expect(await demandesOf(phone)).toMatchObject([
    { vitrage: 'Lunette arrière', name: '', address: '', status: 'created' },
  ]);

  await flow.fillDetails();
  await flow.press('Finaliser');
  await flow.at(4);
  await page.goto('/#etape-1');
  await flow.plate().fill('EF000GH');
  const toldAgain = page.waitForResponse('**/api/demande');
  await flow.check().click();
  await toldAgain;
  expect(await demandesOf(phone)).toMatchObject([
    { plaque: 'EF-000-GH', name: 'Zoé Essai', status: 'created' },
  ]);
});

test('submitting the home page card again with other values creates a second request', async ({
  page,
  card,
  flow,
  phone,
  nextPhone,
}) => {
  const other = nextPhone();
  await card.visit({ phone });
  await card.send();
  await flow.at(3);
  await page.goBack();
  await card.fillIn({ plaque: 'EF000GH', vitrage: 'Lunette arrière', phone: other });
  await page.goForward();
  await expect(flow.root.locator('.details-lines')).toContainText(phone);
  await flow.press('Retour');
  await expect(flow.button(/Pare-brise/)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/');
  await card.send();
  await tells(page, other);
  expect(await demandesOf(phone)).toMatchObject([{ plaque: 'AB-000-CD' }]);
  expect(await demandesOf(other)).toMatchObject([{ plaque: 'EF-000-GH' }]);
});

test('the links of the contact bar can be tapped after the form is closed while it is being saved', async ({
  page,
  flow,
  phone,
}) => {
  await flow.reachStep3();
  const release = await hold(page, FUNCTION);
  await flow.leavePhone(phone);
  await flow.link('Quitter la demande').click();
  release();
  await tells(page, 'Coordonnées validées !');
  for (const link of await page.locator('.mobile-bar a').all()) await link.click({ trial: true });
});

test('while a closed form is still being saved, the home page card’s button is disabled and says «Enregistrement...»', async ({
  page,
  card,
  flow,
  phone,
  nextPhone,
}) => {
  await flow.reachStep3();
  const release = await hold(page, FUNCTION);
  await flow.leavePhone(phone);
  await flow.link('Quitter la demande').click();
  await card.fillIn({ phone: nextPhone() });
  const button = card.root.getByRole('button', { name: /Enregistrement|Finaliser/ });
  await expect(button).toHaveText('Enregistrement...');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  release();
  await tells(page, 'Coordonnées validées !');
});

test('a phone number typed during a save does not replace the number shown as saved', async ({
  page,
  flow,
  phone,
  nextPhone,
}) => {
  await flow.reachStep3();
  const release = await hold(page, FUNCTION);
  await flow.leavePhone(phone);
  await flow.fill('Téléphone', nextPhone());
  release();
  await expect(flow.root.locator('.slip')).toContainText(phone);
});
