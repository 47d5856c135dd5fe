import type { Page } from '@playwright/test';
import { choiceIsRead } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });
test.beforeEach(({ choose }) => choose({ choice: 'accepted' }));

/** Opens a page, until its script counts: what is pressed before the first paint is not measured. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await choiceIsRead(page, 'known');
}

/** The category of each event, and its value in euros. */
const WORTH: Record<string, object> = {
  phone_click: { category: 'engagement', value: 150, currency: 'EUR' },
  whatsapp_click: { category: 'engagement' },
  devis_cta_click: { category: 'conversion' },
  cta_click: { category: 'conversion' },
  faq_interaction: { category: 'engagement' },
};

/** Presses everything that carries an event, once, without leaving the page; returns the events. */
const pressAll = (page: Page): Promise<{ event: string; label: string }[]> =>
  page.evaluate(() => {
    addEventListener('click', (click) => (click.target as Element).closest('a') && click.preventDefault());
    // The number to call without a line stands in each part that sends, under one label.
    const events = document.querySelectorAll<HTMLElement>('[data-event]:not([data-offline] *)');
    return [...events].map((element) => {
      element.click();
      const { event = '', label = element.textContent.trim() } = element.dataset;
      return { event, label };
    });
  });

test('each event is measured once, with its label and value', async ({ page, measured }) => {
  const seen = new Set<string>();
  for (const path of ['/blog', '/']) {
    measured.length = 0;
    await open(page, path);
    const label = await page.title();
    await expect.poll(() => measured).toEqual([{ event: 'page_view', category: 'engagement', label }]);
    const pressed = await pressAll(page);
    expect(measured.slice(1)).toEqual(pressed.map((act) => ({ ...act, ...WORTH[act.event] })));
    for (const { event } of pressed) seen.add(event);
  }
  expect([...seen].toSorted()).toEqual(Object.keys(WORTH).toSorted());
  // In a text or on a map.
  await open(page, '/services');
  await page.locator('a[href="/#devis"]:not([data-event])').first().dispatchEvent('click');
  const link = { event: 'devis_cta_click', label: 'services_lien' };
  await expect.poll(() => measured.at(-1)).toMatchObject(link);
});

test('a question is measured when it opens, not when it closes', async ({ page, measured }) => {
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
