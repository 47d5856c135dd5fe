import type { Page } from '@playwright/test';
import { choiceIsRead, watchMeasured, watchOtherHosts, withChoice } from './support/measurement.ts';
import { expect, test } from './support/test.ts';

test.use({ consentGiven: false });
test.beforeEach(({ context, baseURL }) => withChoice(context, baseURL ?? '', { choice: 'accepted' }));

/** Opens a page, until its script counts: what is pressed before the first paint is not measured. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await choiceIsRead(page, 'known');
}

/** What each act is worth, in euros. */
const WORTH: Record<string, object> = {
  phone_click: { category: 'engagement', value: 150, currency: 'EUR' },
  whatsapp_click: { category: 'engagement' },
  devis_cta_click: { category: 'conversion' },
  cta_click: { category: 'conversion' },
  faq_interaction: { category: 'engagement' },
};

const CONTACT = ['phone_click', 'devis_cta_click'];
const HERO = ['phone_click_hero', 'whatsapp_click_hero', 'devis_cta_click_hero'];
const FOOTER = ['phone_click_footer', 'whatsapp_click_footer'];
const at = (position: string) => CONTACT.map((action) => `${action}_${position}`);

/** Every page, and the acts at positions that the page must have. */
const PAGES: [path: string, slug: string, ...acts: string[]][] = [
  ['/', 'accueil', ...at('hero'), ...at('process'), ...at('social-proof'), ...at('mobile-bar'), ...FOOTER],
  ['/services', 'services', ...HERO, ...at('process'), ...at('social-proof'), ...FOOTER],
  ['/remplacement-pare-brise', 'remplacement-pare-brise', ...HERO, ...at('process'), ...FOOTER],
  ...['paris', '78', '92', '93', '95'].map((code): [string, string, ...string[]] => {
    const slug = `remplacement-pare-brise-${code}`;
    return [`/${slug}`, slug, ...HERO, ...at('process'), ...FOOTER];
  }),
  ['/reparation-pare-brise', 'reparation-pare-brise', ...HERO, ...at('process'), ...FOOTER],
  ['/avis', 'avis', ...HERO, ...at('social-proof'), ...FOOTER],
  ['/a-propos', 'a-propos', ...HERO, ...FOOTER],
  ['/blog', 'blog', ...FOOTER],
  ['/blog/reparation-vs-remplacement', 'reparation-vs-remplacement', ...FOOTER],
  ['/blog/reparer-impact-guide-rapide', 'reparer-impact-guide-rapide', ...FOOTER],
  ['/blog/preparation-intervention-domicile', 'preparation-intervention-domicile', ...FOOTER],
  ['/mentions-legales-cgv', 'mentions-legales-cgv', ...FOOTER],
  ['/politique-protection-donnees', 'politique-protection-donnees', ...FOOTER],
  ['/parametrage-cookies', 'parametrage-cookies', ...FOOTER],
  ['/nulle-part', '404', ...FOOTER],
];

/** Presses everything that carries an event, once, without leaving the page; says what was pressed. */
const pressAll = (page: Page): Promise<{ event: string; label: string }[]> =>
  page.evaluate(() => {
    addEventListener('click', (click) => (click.target as Element).closest('a') && click.preventDefault());
    return [...document.querySelectorAll<HTMLElement>('[data-event]')].map((element) => {
      element.click();
      const { event = '', label = element.textContent.trim() } = element.dataset;
      return { event, label };
    });
  });

for (const [path, slug, ...acts] of PAGES) {
  test(`${path}: each act is measured once, with its category, label and value`, async ({ page }) => {
    const measured = await watchMeasured(page);
    await open(page, path);
    const title = await page.title();
    await expect.poll(() => measured).toEqual([{ event: 'page_view', category: 'engagement', label: title }]);
    const pressed = await pressAll(page);
    expect(measured.slice(1)).toEqual(pressed.map((act) => ({ ...act, ...WORTH[act.event] })));

    const names = pressed.map(({ event, label }) => `${event} ${label}`);
    expect(new Set(names).size, 'each position has a label of its own').toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(acts.map((act) => act.replace(/_(?=[^_]+$)/, ` ${slug}_`))));
    for (const { event, label } of pressed) {
      if (!['faq_interaction', 'cta_click'].includes(event))
        expect(label).toMatch(new RegExp(`^${slug}_[a-z0-9-]+$`));
    }
  });
}

test('no link to call or to chat goes uncounted, and a quote link in a text counts as one', async ({
  page,
}) => {
  const measured = await watchMeasured(page);
  for (const [path, slug] of PAGES) {
    await open(page, path);
    await expect(page.locator('a:is([href^="tel:"], [href*="wa.me"]):not([data-event])'), path).toHaveCount(
      0,
    );
    const bare = page.locator('a[href="/#devis"]:not([data-event])').first();
    if ((await bare.count()) === 0) continue;
    await page.evaluate(() => addEventListener('click', (click) => click.preventDefault()));
    await bare.dispatchEvent('click');
    await expect
      .poll(() => measured.filter(({ event }) => event === 'devis_cta_click').at(-1)?.label)
      .toBe(`${slug}_lien`);
  }
});

const QUESTIONS: [path: string, label: 'topic' | 'question'][] = [
  ['/remplacement-pare-brise-93', 'topic'],
  ['/remplacement-pare-brise-95', 'question'],
  ['/reparation-pare-brise', 'topic'],
];
for (const [path, kind] of QUESTIONS) {
  test(`${path}: opening a question is measured by its ${kind}, closing it is not`, async ({ page }) => {
    const measured = await watchMeasured(page);
    await open(page, path);
    await expect.poll(() => measured.length, 'the view of the page').toBe(1);
    const questions = page.locator('.faq summary');
    for (const question of await questions.all()) {
      const before = measured.length;
      await question.click();
      expect(measured).toHaveLength(before + 1);
      const { event, label } = measured.at(-1) ?? {};
      expect(event).toBe('faq_interaction');
      const text = (await question.textContent())?.trim();
      if (kind === 'question') expect(label).toBe(text);
      else expect(label?.length).toBeLessThan(30);
      await question.press('Enter');
      expect(measured).toHaveLength(before + 1);
      await question.press('Enter');
      expect(measured).toHaveLength(before + 2);
    }
  });
}

test('the table of contents of page 93 is measured, and its links still lead there', async ({ page }) => {
  const measured = await watchMeasured(page);
  await open(page, '/remplacement-pare-brise-93');
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'Les six étapes' }).click();
  await expect(page).toHaveURL(/#processus-remplacement$/);
  expect(measured.slice(1)).toEqual([
    { event: 'faq_interaction', category: 'engagement', label: 'Processus de remplacement' },
  ]);
});

test('blog buttons name their article and themselves', async ({ page }) => {
  const measured = await watchMeasured(page);
  await open(page, '/blog');
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  const article = new URL(page.url()).pathname.split('/').at(-1);
  expect(measured.find(({ event }) => event === 'cta_click')).toEqual({
    event: 'cta_click',
    category: 'conversion',
    label: `${article}_carte`,
  });
});

test('a chat opens in a new tab, and counts once', async ({ page, context, baseURL }) => {
  await watchOtherHosts(context, baseURL ?? '');
  const measured = await watchMeasured(page);
  await open(page, '/remplacement-pare-brise-95');
  await page.locator('[data-label=remplacement-pare-brise-95_hero][data-event=whatsapp_click]').click();
  await expect.poll(() => measured.map(({ event }) => event)).toEqual(['page_view', 'whatsapp_click']);
});
