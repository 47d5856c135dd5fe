/** Tests fast taps, virtual keyboards, browser translation and extensions, duplicated tabs and offline visitors. */
import type { Page } from '@playwright/test';
import { pressAndHold, tapPlaceOf } from './support/first-moment.ts';
import { watchJumps } from './support/moves.ts';
import { overflowOf } from './support/page-looks.ts';
import { Flow } from './support/parts.ts';
import { ISLAND_SCRIPTS } from './support/scripts.ts';
import { answerWith, CREATED, demandesOf, expect, test } from './support/test.ts';

test.use({ hasty: false });

/** Wraps all present and future text nodes, as a browser's page translation does. */
function translateTexts(): void {
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, script, style, noscript, textarea')) continue;
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.textContent = `${text.data} (en)`;
      text.replaceWith(font);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
}

for (const moment of ['before', 'while', 'after'] as const) {
  test(`typed values are sent even if the browser translates the page ${moment} it hydrates`, async ({
    page,
    phone,
  }) => {
    await page.goto('/');
    const plate = page.locator('#carte-plaque');
    if (moment === 'before') await page.evaluate(translateTexts);
    await plate.tap();
    if (moment === 'while') await page.evaluate(translateTexts);
    await page.keyboard.type('ab000cd');
    if (moment === 'after') await page.evaluate(translateTexts);
    await expect(plate).toHaveValue('AB-000-CD');
    await expect(plate).toBeFocused();
    await page.keyboard.press('Enter');
    await page.locator('#main-form').getByText('Lunette arrière').click();
    await page.locator('#carte-phone').fill(phone);
    await page.locator('#main-form [type=submit]').click();
    await expect(page.locator('#etape-name')).toBeVisible();
    expect(await demandesOf(phone)).toMatchObject([{ plaque: 'AB-000-CD', vitrage: 'Lunette arrière' }]);
  });
}

test('the plate field works and keeps the focus even after a browser extension has inserted an element', async ({
  context,
}) => {
  // Opens another page, because React logs an error, and an error on the fixture `page` would fail the test.
  const page = await context.newPage();
  await page.goto('/');
  const plate = page.locator('#carte-plaque');
  await plate.evaluate((field) => field.after(document.createElement('b')));
  await plate.tap();
  await page.keyboard.type('ab000cd');
  await expect(plate).toHaveValue('AB-000-CD');
  await expect(plate).toBeFocused();
});

/** Share of an element that is visible and not covered, from 0 to 1. */
const seen = (page: Page, selector: string) =>
  page.locator(`${selector} >> nth=0`).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = parts.map((part) => document.elementFromPoint(left + width / 2, top + height * part));
    return points.filter((at) => at && (element.contains(at) || at.contains(element))).length / parts.length;
  });

/** Opens the virtual keyboard, expects field and button to be visible, and closes the keyboard. */
async function seesUnderKeyboard(page: Page, field: string, button: string) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.locator(field).tap();
  await page.setViewportSize({ width, height: 440 });
  for (const part of [field, button]) await expect.poll(() => seen(page, part), { message: part }).toBe(1);
  await page.setViewportSize({ width, height });
}

const BELOW = '.mobile-bar, .step-actions, .slip, .slip ~ *';

/** Narrowest current phones, where text wraps most. */
const NARROW = { width: 360, height: 740 };

test('opening the virtual keyboard leaves the fields of the home page card visible and causes no layout shift', async ({
  page,
  card,
}) => {
  await page.setViewportSize(NARROW);
  const jumped = await watchJumps(page, { but: BELOW });
  // Waits for the display font, which may move the title.
  await page.goto('/', { waitUntil: 'networkidle' });
  await jumped();
  await card.plate().tap();
  const shape = () =>
    page.evaluate(() =>
      ['h1', '.plate-field', '.plate-check'].map((name) => {
        const box = document.querySelector(name)?.getBoundingClientRect();
        return box && [box.width, box.height, Math.round(box.top + scrollY)];
      }),
    );
  const before = await shape();
  await page.setViewportSize({ ...NARROW, height: 440 });
  for (const part of ['#carte-plaque', '.plate-check']) await expect.poll(() => seen(page, part)).toBe(1);
  await expect.poll(shape).toEqual(before);
  await expect(page.locator('.mobile-bar')).toBeHidden();
  expect(await jumped()).toEqual([]);
  await page.keyboard.type('ab000cd');
  await expect(card.plate()).toHaveValue('AB-000-CD');
  await page.keyboard.press('Enter');
  for (const part of ['.plate-field', '.plate-card-found']) await expect.poll(() => seen(page, part)).toBe(1);
  await page.setViewportSize(NARROW);
  await jumped();
  await seesUnderKeyboard(page, '#carte-phone', '#main-form [type=submit]');
  expect(await jumped()).toEqual([]);
});

test('while the virtual keyboard is open, the field and the button of each step of the form are visible', async ({
  page,
  flow,
  phone,
}) => {
  await page.setViewportSize(NARROW);
  const jumped = await watchJumps(page, { but: BELOW });
  await answerWith(page, 201, CREATED);
  await page.goto('/#etape-1', { waitUntil: 'networkidle' });
  const ways: Record<string, () => Promise<void>> = {
    '#etape-plaque': () => flow.at(1),
    '#etape-phone': async () => {
      await flow.checkPlate();
      await flow.press(/Pare-brise/);
      await flow.at(3);
    },
    '#etape-name': async () => {
      await flow.leavePhone(phone);
      await flow.press('Compléter mes informations');
    },
    '#etape-address': () => flow.fill('Nom complet', 'Zoé Essai'),
  };
  for (const [field, reach] of Object.entries(ways)) {
    await reach();
    await expect(page.locator(field)).toBeVisible();
    await jumped();
    await seesUnderKeyboard(page, field, '.step [type=submit]');
    expect(await jumped(), field).toEqual([]);
  }
});

test('pinch zoom is not mistaken for a virtual keyboard', async ({ page, context, flow }) => {
  await page.goto('/#etape-1');
  await expect(flow.plate()).toBeVisible();
  const browser = await context.newCDPSession(page);
  const keyboard = () =>
    page.evaluate(() => parseFloat(document.documentElement.style.getPropertyValue('--keyboard') || '0'));
  for (const inUse of [false, true]) {
    if (inUse) await flow.plate().focus();
    for (const pageScaleFactor of [1.3, 2, 2.5]) {
      await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor });
      await page.waitForFunction((scale) => (visualViewport?.scale ?? 1) > scale - 0.1, pageScaleFactor);
      expect(await keyboard(), `at ${pageScaleFactor}`).toBe(0);
    }
  }
});

test('focusing another field while the virtual keyboard closes keeps the layout for tall viewports', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('#carte-plaque').tap();
  await page.setViewportSize({ width: 390, height: 440 });
  await page.keyboard.type('ab000cd');
  await expect(page.locator('#carte-plaque')).toHaveValue('AB-000-CD');
  await page.keyboard.press('Enter');
  await expect(page.locator('.plate-card-found')).toBeFocused();
  // Simulates a keyboard that closes in two steps, each a resize.
  for (const height of [600, 844]) await page.setViewportSize({ width: 390, height });
  await page.locator('#carte-phone').tap();
  await page.clock.fastForward(2000);
  await expect(page.locator('html')).toHaveAttribute('data-typing', 'tall');
});

test('a duplicated browser tab sends its quote request with its own idempotency key', async ({
  page,
  context,
  card,
  flow,
  phone,
}) => {
  const keys = new Set<string | undefined>();
  context.on('request', (request) => {
    if (request.url().endsWith('/api/demande')) keys.add(request.headers()['idempotency-key']);
  });
  await card.visit({ phone });
  await card.send();
  await flow.at(3);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/#etape-1')),
  ]);
  const copy = new Flow(tab);
  await copy.checkPlate('EF000GH');
  await copy.press(/Lunette arrière/);
  await copy.press('Valider mon numéro');
  await expect(copy.heading('Demande enregistrée')).toBeVisible();
  expect(keys.size).toBe(2);
});

test('if the visitor is offline and no module is loaded, a pressed button shows an error on the same page', async ({
  page,
  context,
  card,
}) => {
  // Blocks the scripts before the page prefetches them, because prefetched scripts run even offline.
  await page.route(ISLAND_SCRIPTS, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await card.plate().fill('AB000CD');
  await card.check().click();
  await expect(card.root.locator('[data-offline]')).toBeVisible();
  await expect(card.plate()).toHaveValue(/AB-?000-?CD/);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`fast repeated taps press each button only once (prefers-reduced-motion: ${reducedMotion})`, async ({
    page,
    card,
    flow,
    phone,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/#etape-1');
    await flow.plate().fill('AB000CD');
    await expect(page.locator('html')).toHaveAttribute('data-flow', 'open');
    const entries = await page.evaluate(() => history.length);
    await flow.check().dblclick();
    await flow.at(2);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);

    const letPhoneSettle = await pressAndHold(page, flow.button(/Pare-brise/));
    await tapPlaceOf(page, flow.field('Téléphone'));
    await expect(flow.field('Téléphone')).toBeFocused();
    expect(await overflowOf(page)).toBe(0);
    await letPhoneSettle();
    await flow.leavePhone(phone);

    const letRecapSettle = await pressAndHold(page, flow.button('Terminer'));
    const send = flow.button('Envoyer la demande');
    await tapPlaceOf(page, send);
    await letRecapSettle();
    await send.click({ trial: true });
    await flow.at(4);
    expect(await demandesOf(phone)).toMatchObject([{ status: 'created' }]);
    const letEndSettle = await pressAndHold(page, send);
    const restart = flow.button('Nouvelle demande');
    await tapPlaceOf(page, restart);
    await flow.sent();
    await letEndSettle();

    await restart.dblclick();
    await expect(flow.root).toBeHidden();
    await expect(card.root).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL('/');
    // Uses the keyboard, because a second tap within half a second is ignored.
    await page.getByRole('link', { name: 'Devis Express' }).press('Enter');
    await expect(flow.plate()).toHaveValue('');
  });
}

test.describe('visitors without a stored cookie choice', () => {
  test.use({ consentGiven: false });

  for (const name of ['Tout refuser', 'Tout accepter'])
    test(`a double tap on «${name}» closes the consent banner and presses nothing behind it`, async ({
      page,
      card,
      flow,
      phone,
    }) => {
      await card.visit({ phone });
      await page.locator('h1').click();
      const box = await page.getByRole('button', { name }).boundingBox();
      // Records clicks in session storage, which survives the reload after «Tout accepter».
      await page.evaluate(() =>
        document.body.addEventListener('click', ({ target, defaultPrevented }) => {
          if (defaultPrevented) return;
          const pressed = String((target as Element).closest('a,button')?.textContent);
          sessionStorage.setItem('pressed', (sessionStorage.getItem('pressed') ?? '') + pressed);
        }),
      );
      const at = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const;
      await page.touchscreen.tap(...at);
      await page.touchscreen.tap(...at);
      await expect(page.locator('.first-question')).toBeHidden();
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pressed'))).toBe(name);
      await expect(flow.root).toBeHidden();
      await expect(card.field('Téléphone')).toHaveValue(phone);
    });
});
