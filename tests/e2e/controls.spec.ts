/** What a visitor types in and presses looks like the site, whenever it appears: React brings most of it late. */
import type { Locator } from '@playwright/test';
import {
  answerWith,
  cardOf,
  expect,
  fillCard,
  fillDetails,
  flowOf,
  leavePhone,
  skipDetails,
  test,
} from './support/test.ts';

/** The function's answer to each call. */
const SAVED = JSON.stringify({ success: true, status: 'created', demandeId: '2'.repeat(34) });

/**
 * Looks at every control that is shown: its face is that of running text, or that of titles for a plate and a button;
 * its colour is one of the site's; and below 16 px iOS would zoom into a field that is typed in.
 */
const looksOf = (part: Locator) =>
  part.evaluate((root) => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? root);
    const faces = { text: styleOf('body').fontFamily, display: styleOf('h1').fontFamily };
    const probe = document.body.appendChild(document.createElement('i'));
    const colours = [...document.documentElement.computedStyleMap()]
      .filter(([name, [value]]) => name.startsWith('--') && CSS.supports('color', `${value}`))
      .map(([name]) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      });
    probe.remove();
    const controls = [...root.querySelectorAll('input, textarea, select, button, label, a[href]')].filter(
      (control) => control.checkVisibility() && !control.closest('[aria-hidden]'),
    );
    const strays = controls.flatMap((control) => {
      const { fontFamily, fontSize, color } = getComputedStyle(control);
      const display = control.matches('.button, .glazing-chip, .glazing-chip *, [name=plaque]');
      const typed = control.matches('input:not([type=radio]), textarea, select');
      const right =
        fontFamily === faces[display ? 'display' : 'text'] &&
        colours.includes(color) &&
        (!typed || Number.parseFloat(fontSize) >= 16);
      return right ? [] : [`${control.outerHTML}: ${fontFamily}, ${fontSize}, ${color}`];
    });
    return { kinds: [...new Set(controls.map(({ localName }) => localName))].sort().join(' '), strays };
  });

async function expectOwnLooks(part: Locator, kinds: string): Promise<void> {
  expect(await looksOf(part)).toEqual({ kinds, strays: [] });
}

test('every control of the card has the face and the colours of the site', async ({ page, phone }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expectOwnLooks(cardOf(page), 'button input label');
  await fillCard(page, { phone });
  await expectOwnLooks(cardOf(page), 'a button input label');
});

test('every control of each step has the face and the colours of the site', async ({ page, phone }) => {
  await answerWith(page, 201, SAVED);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Devis Express' }).click();
  const flow = flowOf(page);
  const button = (name: string | RegExp) => flow.getByRole('button', { name });
  await flow.getByLabel('Plaque d’immatriculation').fill('AB000CD');
  await expectOwnLooks(flow, 'a button input label');
  await button('Vérifier la disponibilité').click();
  await button(/Pare-brise/).waitFor();
  await expectOwnLooks(flow, 'a button');
  await button(/Pare-brise/).click();
  await flow.getByLabel('Téléphone').waitFor();
  await expectOwnLooks(flow, 'a button input label');
  await leavePhone(page, phone);
  await button('Terminer').waitFor();
  await expectOwnLooks(flow, 'a button');
  await fillDetails(page);
  await button('Changer de numéro').click();
  await expectOwnLooks(flow, 'a button input label textarea');
  await button('Annuler').click();
  await skipDetails(page);
  await button('Envoyer la demande').waitFor();
  await expectOwnLooks(flow, 'a button');
  await button('Envoyer la demande').click();
  await flow.getByText('Demande envoyée !').first().waitFor();
  await expectOwnLooks(flow, 'a button');
});
