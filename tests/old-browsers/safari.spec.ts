/** Card and flow with all that an old Safari lacks taken away from the page, by the data on what browsers know. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { answerWith, demandesOf, expect, test } from '../e2e/support/test.ts';
import { type Compat, membersWithout } from './compat.ts';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as Compat;

/** The last Safari of phones that stop at iOS 15, and one of those that stop at iOS 16. */
const SAFARIS = ['safari15.4', 'safari16.4'];

/** Deletes members of interfaces. Runs inside the page, so it refers to nothing outside. */
function remove(members: string[]): void {
  for (const member of members) {
    const [owner = '', named = ''] = member.split('.');
    const name = named.replace(/_static$/, '');
    const type = (window as unknown as Record<string, { prototype?: object } | undefined>)[owner];
    // The built-ins of the language are not marked where they are static.
    const homes = owner === 'Window' ? [window] : [type?.prototype, type];
    for (const home of name === named ? homes : [type])
      if (home && Object.hasOwn(home, name)) Reflect.deleteProperty(home, name);
  }
}

const becomes = (page: Page, safari: string) => page.addInitScript(remove, membersWithout(data, safari));

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const safari of SAFARIS) {
  test(`${safari}: what is taken away is gone`, async ({ page }) => {
    await becomes(page, safari);
    await page.goto('/');
    const gone = await page.evaluate(() => ({
      checkVisibility: !('checkVisibility' in Element.prototype),
      timeout: !('timeout' in AbortSignal),
      requestSubmit: !('requestSubmit' in HTMLFormElement.prototype),
    }));
    const old = safari === 'safari15.4';
    expect(gone).toEqual({ checkVisibility: true, timeout: old, requestSubmit: old });
  });

  test(`${safari}: the card sends a request`, async ({ page, card, flow, phone }) => {
    await becomes(page, safari);
    await card.visit({ phone });
    await card.send();
    await flow.fillDetails();
    await flow.confirm();
    expect(await demandesOf(phone)).toMatchObject([{ vitrage: 'Pare-brise', status: 'completed' }]);
  });

  test(`${safari}: the flow sends a request`, async ({ page, flow, phone }) => {
    await becomes(page, safari);
    await flow.sendAll(phone);
    expect(await demandesOf(phone)).toMatchObject([{ vitrage: 'Pare-brise', status: 'completed' }]);
  });

  test(`${safari}: an error is shown with the number to call`, async ({ page, flow, phone }) => {
    await becomes(page, safari);
    await flow.reachStep3();
    await answerWith(page, 503, '{"success":false,"status":"unavailable","error":"Hors service."}');
    await flow.leavePhone(phone);
    await expect(flow.root.locator('.failure').getByRole('link', { name: /^Appeler le/ })).toBeVisible();
  });

  test(`${safari}: a lost connection keeps what was typed`, async ({ page, context, card, phone }) => {
    await becomes(page, safari);
    await card.visit({ phone });
    await context.setOffline(true);
    await card.press('Finaliser ma demande');
    await expect(page.getByRole('alert').getByText('Erreur')).toBeVisible();
    await expect(card.field('Téléphone')).toHaveValue(phone);
  });
}
