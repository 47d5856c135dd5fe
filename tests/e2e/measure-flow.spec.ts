import { PAGE_SCRIPT } from './support/scripts.ts';
import { expect, hold, test } from './support/test.ts';

test.use({ consentGiven: false });
test.beforeEach(({ choose }) => choose({ choice: 'accepted' }));

/** Texts that no event may carry; the phone is each test's own. */
const MARKERS = { plaque: 'ZZ-987-ZZ', name: 'Marqueur Personne', address: '77 rue du Marqueur' };

test('each step is measured once, and nothing personal', async ({ page, flow, phone, measured, others }) => {
  await flow.reachStep3({ plaque: MARKERS.plaque, vitrage: /Lunette arrière/ });
  await flow.leavePhone(phone);
  await flow.press('Compléter mes informations');
  await flow.fill('Nom complet', MARKERS.name);
  await flow.fill('Adresse d’intervention', MARKERS.address);
  await flow.press('Enregistrer');
  await flow.press('Envoyer la demande');
  await flow.sent();
  const acts = measured.map(({ event, label }) => `${event} ${label}`);
  expect(acts.filter((act) => act.startsWith('form_step'))).toEqual(
    [1, 2, 3, 4].map((step) => `form_step etape-${step}`),
  );
  expect(acts.filter((act) => act.startsWith('phone_entry'))).toHaveLength(1);
  expect(measured.filter(({ event }) => event === 'quote_request')).toEqual([
    { event: 'quote_request', category: 'conversion', label: 'Lunette arrière', value: 200, currency: 'EUR' },
  ]);
  const mark = () => sessionStorage.getItem('mesure-demandes');
  const held = [await page.context().cookies(), await page.title(), await page.evaluate(mark)];
  const everything = JSON.stringify([measured, others, held]).toUpperCase();
  for (const marker of [...Object.values(MARKERS), 'ZZ987ZZ', 'MARQUEUR'])
    expect(everything).not.toContain(marker.toUpperCase());
  expect(everything.replace(/\D/g, '')).not.toContain(phone.replace(/\D/g, '').slice(1));
});

test('the card measures check, number and request once', async ({ page, card, flow, phone, measured }) => {
  await card.visit({ vitrage: 'Vitre latérale', phone });
  await card.send();
  await flow.fillDetails();
  await flow.press('Finaliser');
  await expect(flow.button('Envoyer la demande')).toBeVisible();
  await page.reload();
  await flow.press('Envoyer la demande');
  await flow.sent();
  const count = (event: string) => measured.filter((act) => act.event === event).length;
  expect(['plate_verification', 'phone_entry', 'quote_request'].map(count)).toEqual([1, 1, 1]);
});

test('a step shown before the page’s script came is measured', async ({ page, flow, measured }) => {
  const letCome = await hold(page, PAGE_SCRIPT);
  await page.goto('/#etape-1');
  await flow.plate().fill('AB-000-CD');
  await flow.check().click();
  await flow.at(2);
  expect(measured).toEqual([]);
  letCome();
  const steps = () => measured.filter(({ event }) => event === 'form_step').map(({ label }) => label);
  await expect.poll(steps).toEqual(['etape-1', 'etape-2']);
});
