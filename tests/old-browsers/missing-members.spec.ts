/** Removes the APIs that some supported browser lacks, so that a script that uses one without a check throws. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { FLOOR } from '../../src/lib/build/floor.ts';
import { choiceIsRead } from '../e2e/support/measurement.ts';
import { KINDS } from '../e2e/support/paths.ts';
import { demandesOf, expect, tells, test } from '../e2e/support/test.ts';

/** Type of MDN's browser-compat-data. */
interface Support {
  version_added: string | boolean | null;
  flags?: unknown[];
}

/** Interface or built-in → its members. */
type Owners = Record<string, Record<string, { __compat?: { support: Record<string, Support | Support[]> } }>>;

const data = createRequire(import.meta.url)('@mdn/browser-compat-data');
const OWNERS: Owners[] = [data.api, data.javascript.builtins];

const numberOf = (version: string): number => Number.parseFloat(version.replace('≤', ''));

/** Names of the APIs that a browser such as `safari15.4` lacks. MDN's names of static Web APIs end in `_static`. */
function membersWithout(browser: string): string[] {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  const knows = ({ version_added: added, flags }: Support) =>
    !flags && (added === true || (typeof added === 'string' && numberOf(added) <= numberOf(version)));
  return OWNERS.flatMap((owners) =>
    Object.entries(owners).flatMap(([owner, members]) =>
      Object.entries(members)
        .filter(([member, { __compat }]) => __compat && !member.includes('event'))
        .filter(([, { __compat }]) => ![__compat?.support[name] ?? []].flat().some(knows))
        .map(([member]) => `${owner}.${member}`),
    ),
  );
}

/** Runs in the page, so it must be self-contained. */
function remove(members: string[]): void {
  for (const member of members) {
    const [owner = '', named = ''] = member.split('.');
    const name = named.replace(/_static$/, '');
    const type = (window as unknown as Record<string, { prototype?: object } | undefined>)[owner];
    // Removes built-ins from prototype and constructor, because MDN does not tell which built-ins are static.
    const homes = owner === 'Window' ? [window] : [type?.prototype, type];
    for (const home of name === named ? homes : [type])
      if (home && Object.hasOwn(home, name)) Reflect.deleteProperty(home, name);
  }
}

async function becomes(page: Page, browser: string): Promise<void> {
  await page.addInitScript(remove, membersWithout(browser));
  await page.goto('/');
  expect(await page.evaluate(() => 'checkVisibility' in Element.prototype)).toBe(false);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const browser of FLOOR) {
  test(`${browser}: the form can be sent, and the home page card can be sent again after a lost connection`, async ({
    page,
    context,
    card,
    flow,
    phone,
    nextPhone,
  }) => {
    await becomes(page, browser);
    await card.fillIn({ phone });
    await context.setOffline(true);
    await card.send();
    await tells(page, 'Erreur');
    await expect(card.root.locator('.failure').getByRole('link', { name: /^Appeler le/ })).toBeVisible();
    await expect(card.field('Téléphone')).toHaveValue(phone);
    await context.setOffline(false);
    await card.send();
    await flow.fillDetails();
    await flow.confirm();
    const other = nextPhone();
    await flow.open();
    await flow.send(other);
    for (const number of [phone, other])
      expect(await demandesOf(number)).toMatchObject([{ vitrage: 'Pare-brise', status: 'completed' }]);
  });

  test.describe('visitors who have accepted cookies', () => {
    test.use({ consentGiven: false });

    test(`${browser}: no click throws, on any kind of page`, async ({ page, choose }) => {
      await choose({ choice: 'accepted' });
      await becomes(page, browser);
      for (const path of KINDS) {
        await page.goto(path);
        await choiceIsRead(page, 'known');
        await page.evaluate(() => {
          addEventListener(
            'click',
            (click) => (click.target as Element).closest('a') && click.preventDefault(),
          );
          for (const part of document.querySelectorAll<HTMLElement>('summary, [data-event]')) part.click();
          for (const key of ['ArrowDown', 'Escape'])
            document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        });
      }
      await page.goto('/parametrage-cookies');
      await page.locator('#consent-form').getByRole('button', { name: 'Tout refuser' }).click();
      await expect(page).toHaveURL('/');
    });
  });
}
