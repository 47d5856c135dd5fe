import type { Locator } from '@playwright/test';
import firm from '../../content/reglages/entreprise.json' with { type: 'json' };
import hours from '../../content/reglages/horaires.json' with { type: 'json' };
import { VITRAGES } from '../../src/domain/vitrage.ts';
import { hoursFacts } from '../../src/lib/facts/hours.ts';
import { choiceIsRead } from './support/measurement.ts';
import { demandesOf, expect, tells, test, watchCalls } from './support/test.ts';

test('a double click sends the home page card once, and the card is empty after the request is completed', async ({
  page,
  card,
  flow,
  phone,
}) => {
  await card.visit({ vitrage: 'Vitre latérale', phone });
  await card.sees('Pièces disponibles !');
  await card.sees('Intervention possible sous 24h');
  const calls = watchCalls(page);
  await card.button('Finaliser ma demande').dblclick();
  await tells(page, 'Demande enregistrée !');
  await tells(page, `Nous vous recontacterons rapidement au ${phone}`);
  await flow.at(3);
  expect(calls).toEqual(['POST']);
  await expect(flow.root.locator('.slip-phone')).toContainText(phone);
  await flow.fillDetails();
  await flow.press('Finaliser');
  await tells(page, 'Informations validées !');
  await expect(flow.heading('Confirmation de votre demande')).toBeVisible();
  for (const given of ['AB-000-CD', 'Vitre latérale', 'Zoé Essai', phone, 'Gonesse'])
    await expect(flow.root.locator('.slip').getByText(given)).toBeVisible();
  await flow.press('Envoyer la demande');
  await flow.sent();
  const given = { plaque: 'AB-000-CD', vitrage: 'Vitre latérale', name: 'Zoé Essai', address: 'Gonesse' };
  const stored = await demandesOf(phone);
  expect(stored).toMatchObject([{ ...given, status: 'completed' }]);
  await flow.sees(stored[0]?.reference ?? 'no id');

  calls.length = 0;
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

test('the home page card formats the plate and reports missing fields', async ({ page, card, phone }) => {
  await page.goto('/');
  const plate = card.plate();
  await plate.pressSequentially('ab0');
  await expect(plate).toHaveValue('AB-0');
  await card.sees('Format: AB-123-CD');
  await plate.pressSequentially('0cd');
  await expect(plate).toHaveValue('AB00CD');
  await plate.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await plate.press('1');
  await expect(plate).toHaveValue('AB100CD');
  expect(await plate.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
  await card.sees('✓ Format valide');

  await card.plate().fill('   ');
  await expect(card.check()).toBeDisabled();
  await card.check().dispatchEvent('click');
  await card.sees('Indiquez votre plaque.');
  await expect(card.plate()).toBeFocused();
  await card.plate().fill('A');
  await expect(card.text('Indiquez votre plaque')).toHaveCount(0);
  await card.check().click();
  const last = card.button('Finaliser ma demande');
  await last.dispatchEvent('click');
  await card.sees('Choisissez le vitrage cassé.');
  await card.root.getByText('Pare-brise', { exact: true }).click();
  await card.fill('Téléphone', '  ');
  await last.dispatchEvent('click');
  await card.sees('Indiquez le numéro où vous rappeler.');
  await expect(card.field('Téléphone')).toBeFocused();
  await card.fill('Téléphone', phone);
  await expect(last).toBeEnabled();

  await card.plate().press('End');
  await card.plate().press('Backspace');
  await expect(card.check()).toBeVisible();
  await expect(card.field('Téléphone')).toHaveCount(0);
});

test('the broken glass can be chosen by name or on the drawing, and a reload keeps all values', async ({
  page,
  card,
  phone,
}) => {
  await card.visit({ phone });
  for (const part of [card.button('Finaliser ma demande'), card.plate()])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.mobile-bar')).toBeHidden();
  const panes = card.root.locator('.car-above-signal');
  const lit = () =>
    panes.evaluateAll((all) =>
      all.flatMap((pane, index) => (getComputedStyle(pane).opacity === '1' ? [index] : [])),
    );
  for (const [index, { title }] of VITRAGES.entries()) {
    await card.root.getByText(title, { exact: true }).click();
    await expect.poll(lit).toEqual([index]);
    const other = (index + 1) % VITRAGES.length;
    await card.root.locator('.glass-picker .car-above-asks').nth(other).locator('circle').first().click();
    await expect(card.root.getByRole('radio', { name: VITRAGES[other]?.title ?? '' })).toBeChecked();
    await expect.poll(lit).toEqual([other]);
  }
  await page.reload();
  await expect(card.plate()).toHaveValue('AB-000-CD');
  await expect(card.field('Téléphone')).toHaveValue(phone);
  await expect(card.root.getByRole('radio', { name: VITRAGES[0].title })).toBeChecked();
});

const putCaret = (field: Locator, at: number) =>
  field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at);

test('any single character of a typed plate can be deleted, and the deletion can be undone', async ({
  page,
  card,
}) => {
  await page.goto('/');
  const plate = card.plate();
  await plate.pressSequentially('ab123cd');
  await expect(plate).toHaveValue('AB-123-CD');
  await putCaret(plate, 2);
  for (const left of ['AB123-CD', 'AB23-CD']) {
    await plate.press('Delete');
    await expect(plate).toHaveValue(left);
  }
  await card.sees('Format: AB-123-CD');
  await plate.press('Control+z');
  await expect(plate).toHaveValue('AB-123-CD');
  await card.sees('✓ Format valide');
  await putCaret(plate, 4);
  await plate.press('Backspace');
  await plate.press('7');
  await expect(plate).toHaveValue('AB-723-CD');
  await putCaret(plate, 8);
  await plate.press('x');
  await expect(plate).toHaveValue('AB-723-CD');
  await plate.press('End');
  for (const left of ['AB-723-C', 'AB-723-']) {
    await plate.press('Backspace');
    await expect(plate).toHaveValue(left);
  }
  await plate.pressSequentially('ef');
  await plate.press('Control+z');
  await expect(plate).not.toHaveValue('AB-723-EF');
  await plate.press('Control+Shift+z');
  await expect(plate).toHaveValue('AB-723-EF');
});

test('a plate edited in the middle is formatted when its field loses focus', async ({ page, card }) => {
  await page.goto('/');
  const plate = card.plate();
  await plate.pressSequentially('ab23cd');
  await expect(plate).toHaveValue('AB23CD');
  await putCaret(plate, 2);
  await plate.press('1');
  await expect(plate).toHaveValue('AB123CD');
  await card.sees('✓ Format valide');
  await plate.blur();
  await expect(plate).toHaveValue('AB-123-CD');
});

test('any single digit of a typed phone number can be deleted, and the deletion can be undone', async ({
  card,
}) => {
  await card.visit({ phone: '' });
  const field = card.field('Téléphone');
  await field.pressSequentially('0639980001');
  await expect(field).toHaveValue('06 39 98 00 01');
  await putCaret(field, 2);
  for (const left of ['0639 98 00 01', '069 98 00 01']) {
    await field.press('Delete');
    await expect(field).toHaveValue(left);
  }
  await field.press('Control+z');
  await expect(field).toHaveValue('06 39 98 00 01');
  await putCaret(field, 2);
  await field.press('Backspace');
  await field.press('7');
  await field.blur();
  await expect(field).toHaveValue('07 39 98 00 01');
});

test('a plate is extracted from pasted text', async ({ page, context, card }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  for (const [read, shown] of [
    ['F\nAB-123-CD\n75', 'AB-123-CD'],
    ['GE 123456', 'GE 123456'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), read);
    await card.plate().press('Control+a');
    await card.plate().press('Control+v');
    await expect(card.plate()).toHaveValue(shown);
  }
});

test('a plate is not formatted during IME composition', async ({ page, context, card }) => {
  await page.goto('/');
  const keyboard = await context.newCDPSession(page);
  const compose = (text: string) => {
    const end = text.length;
    return keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  };
  // Waits for the page script, which handles composition events.
  await choiceIsRead(page, 'known');
  await card.plate().focus();
  await compose('ab00');
  await expect(card.check()).toBeEnabled();
  await compose('ab000cd');
  await card.sees('✓ Format valide');
  await expect(card.plate()).toHaveValue('ab000cd');
  await keyboard.send('Input.insertText', { text: 'ab000cd' });
  await expect(card.plate()).toHaveValue('AB-000-CD');
});

test('the home page card sends its three fields and the honeypot', async ({ page, card, phone }) => {
  await card.visit({ phone });
  await card.root.locator('[tabindex="-1"][name]').evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example';
  });
  const [call] = await Promise.all([page.waitForRequest('**/api/demande'), card.send()]);
  const { data, meta } = call.postDataJSON();
  expect([Object.keys(data), meta.siteWeb]).toEqual([['plaque', 'vitrage', 'phone'], 'http://spam.example']);
});

test.describe('visitors without a stored cookie choice', () => {
  test.use({ consentGiven: false });

  test('the consent banner covers neither the plate field nor the contact bar', async ({ page, card }) => {
    await page.goto('/');
    const question = page.locator('.first-question');
    await expect(question).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [375, 667],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const edge = (await question.boundingBox())?.y ?? 0;
      const box = await card.root.locator('.plate-field').boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(edge);
      await expect(page.locator('.mobile-bar')).toBeInViewport();
    }
    await question.getByRole('button', { name: 'Tout refuser' }).click();
    const hero = page.locator('.home-hero');
    await expect(hero.getByRole('link', { name: /Envoyez une photo/ })).toHaveAttribute('href', /wa\.me/);
    for (const words of [firm.telephone, hoursFacts(hours)['horaires'] ?? '']) {
      await expect(hero.getByText(words).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('.mobile-bar').getByText(words)).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('visitors on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('after the plate check, the whole home page card fits the viewport', async ({ card }) => {
    await card.visit();
    for (const part of [card.button('Finaliser ma demande'), card.plate()])
      await expect(part).toBeInViewport({ ratio: 1 });
  });
});
