import type { Page } from '@playwright/test';
import { choiceIsRead } from './support/measurement.ts';
import { PAGE_SCRIPT } from './support/scripts.ts';
import { expect, hold, test } from './support/test.ts';

test.use({ consentGiven: false });
test.beforeEach(({ choose }) => choose({ choice: 'accepted' }));

/** Values that no event may contain. */
const MARKERS = { plaque: 'ZZ-987-ZZ', name: 'Marqueur Personne', address: '77 rue du Marqueur' };

test('each step of the form is tracked once, without personal data', async ({
  page,
  flow,
  phone,
  measured,
  others,
}) => {
  await flow.reachStep3({ plaque: MARKERS.plaque, vitrage: /Lunette arrière/ });
  await flow.leavePhone(phone);
  await flow.press('Compléter mes informations');
  await flow.fill('Nom complet', MARKERS.name);
  await flow.fill('Adresse d’intervention', MARKERS.address);
  await flow.press('Enregistrer');
  await flow.press('Envoyer la demande');
  await flow.sent();
  const events = measured.map(({ event, label }) => `${event} ${label}`);
  expect(events.filter((event) => event.startsWith('form_step'))).toEqual(
    [1, 2, 3, 4].map((step) => `form_step etape-${step}`),
  );
  expect(events.filter((event) => event.startsWith('phone_entry'))).toHaveLength(1);
  expect(measured.filter(({ event }) => event === 'quote_request')).toEqual([
    {
      event: 'quote_request',
      action: 'quote_request',
      category: 'conversion',
      label: 'Lunette arrière',
      value: 200,
      currency: 'EUR',
    },
  ]);
  const mark = () => sessionStorage.getItem('mesure-demandes');
  const held = [await page.context().cookies(), await page.title(), await page.evaluate(mark)];
  const everything = JSON.stringify([measured, others, held]).toUpperCase();
  for (const marker of [...Object.values(MARKERS), 'ZZ987ZZ', 'MARQUEUR'])
    expect(everything).not.toContain(marker.toUpperCase());
  expect(everything.replace(/\D/g, '')).not.toContain(phone.replace(/\D/g, '').slice(1));
});

test('the plate check, the phone number and the quote request on the home page card are each tracked once', async ({
  page,
  card,
  flow,
  phone,
  measured,
}) => {
  await card.visit({ vitrage: 'Vitre latérale', phone });
  await card.send();
  await flow.fillDetails();
  await flow.press('Finaliser');
  await expect(flow.button('Envoyer la demande')).toBeVisible();
  await page.reload();
  await flow.press('Envoyer la demande');
  await flow.sent();
  const count = (event: string) => measured.filter((one) => one.event === event).length;
  expect(['plate_verification', 'phone_entry', 'quote_request'].map(count)).toEqual([1, 1, 1]);
});

test('a form step shown before the page script is loaded is tracked once the script is loaded', async ({
  page,
  flow,
  measured,
}) => {
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

/** Opens a page and waits for its first paint, because clicks before it are not tracked. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await choiceIsRead(page, 'known');
}

const WORTH: Record<string, object> = {
  phone_click: { category: 'engagement', value: 150, currency: 'EUR' },
  whatsapp_click: { category: 'engagement' },
  devis_cta_click: { category: 'conversion' },
  cta_click: { category: 'conversion' },
  faq_interaction: { category: 'engagement' },
  quote_request_click: { category: 'engagement' },
};

/** Clicks every tracked element without leaving the page. @returns the expected events */
const pressAll = (page: Page): Promise<{ event: string; label: string }[]> =>
  page.evaluate(() => {
    const { page: slug = '' } = document.documentElement.dataset;
    addEventListener('click', (click) => (click.target as Element).closest('a') && click.preventDefault());
    // Leaves out the offline phone number, which has the same label in all forms.
    const events = document.querySelectorAll<HTMLElement>('[data-label]:not([data-offline] *), .faq summary');
    return [...events].flatMap((element) => {
      element.click();
      const { event = '', label = element.textContent.trim() } = element.dataset;
      const second = event === 'devis_cta_click' ? [{ event: 'quote_request_click', label: slug }] : [];
      return [{ event, label }, ...second];
    });
  });

test('each link click is tracked once, with its label and value', async ({ page, measured }) => {
  const seen = new Set<string>();
  for (const path of ['/blog', '/']) {
    measured.length = 0;
    await open(page, path);
    const label = await page.title();
    const view = { event: 'page_view', action: 'page_view', category: 'engagement', label };
    await expect.poll(() => measured).toEqual([view]);
    const pressed = await pressAll(page);
    expect(measured.slice(1)).toEqual(
      pressed.map((click) => ({ ...click, action: click.event, ...WORTH[click.event] })),
    );
    for (const { event } of pressed) seen.add(event);
  }
  expect([...seen].toSorted()).toEqual(Object.keys(WORTH).toSorted());
  await open(page, '/a-propos');
  await page.locator('a[href="/#devis"]:not([data-label])').first().dispatchEvent('click');
  const link = { event: 'devis_cta_click', label: 'a-propos_lien' };
  await expect.poll(() => measured).toContainEqual(expect.objectContaining(link));
});

test('an FAQ question is tracked when it opens, not when it closes', async ({ page, measured }) => {
  await open(page, '/remplacement-pare-brise-93');
  await expect.poll(() => measured.length, 'the view of the page').toBe(1);
  for (const question of await page.locator('.faq summary').all()) {
    const before = measured.length;
    await question.click();
    expect(measured).toHaveLength(before + 1);
    expect(measured.at(-1)?.event).toBe('faq_interaction');
    await question.press('Enter');
    expect(measured).toHaveLength(before + 1);
    await question.press('Enter');
    expect(measured).toHaveLength(before + 2);
  }
});
