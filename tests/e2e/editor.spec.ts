import { expect, test } from '@playwright/test';
import { asSaved } from '../../src/editor/as-saved.ts';
import type { CollectionName } from '../../src/schemas/collections.ts';
import { openEditor, saved } from './support/working-copy.ts';

// Forms are filled in at a desk.
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

/** One entry of each kind of file: where its form is, the file, the field changed and its value. */
const CHANGES: { collection: CollectionName; form: string; file: string; field: string; value: string }[] = [
  {
    collection: 'zones',
    form: 'zones/entries/remplacement-pare-brise-93',
    file: 'content/zones/remplacement-pare-brise-93.md',
    field: 'ariane',
    value: 'Pare-brise dans le 93',
  },
  {
    collection: 'pages',
    form: 'pages/entries/accueil',
    file: 'content/pages/accueil.md',
    field: 'ariane',
    value: 'Page d’accueil',
  },
  {
    collection: 'faq',
    form: 'faq/entries/93/prix',
    file: 'content/faq/93/prix.md',
    field: 'question',
    value: 'Combien coûte un pare-brise neuf dans le 93 ?',
  },
  {
    collection: 'legal',
    form: 'legal/entries/politique-protection-donnees',
    file: 'content/legal/politique-protection-donnees.md',
    field: 'titre',
    value: 'Protection de vos données',
  },
  {
    collection: 'cookies',
    form: 'textes/entries/cookies',
    file: 'content/textes/cookies.json',
    field: 'reglages.titre',
    value: 'Votre choix du jour',
  },
];

test('a change of an entry of each kind is one line, and every other byte stays', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  const files = await openEditor(page);
  for (const { collection, form, file, field, value } of CHANGES)
    await test.step(file, async () => {
      await page.goto(`/admin#/collections/${form}`);
      const group = field.split('.').slice(0, -1).join('.');
      if (group)
        await page
          .locator(`[data-key-path="${group}"]`)
          .getByRole('button', { name: 'Développer' })
          .first()
          .click();
      await page.locator(`[data-key-path="${field}"]`).getByRole('textbox').first().fill(value);
      await page.getByRole('button', { name: 'Enregistrer' }).first().click();
      // Back on its list it has saved: a form opened before that would be left for the list.
      await expect(page).not.toHaveURL(/entries/);
      const before = asSaved(collection, files[file] ?? '').split('\n');
      // Read again until it is written: a file that is being written cannot be read.
      await expect(async () => {
        const after = (await saved(page, file)).split('\n');
        expect(after.filter((line, index) => line !== before[index])).toEqual([
          expect.stringContaining(value),
        ]);
        expect(after).toHaveLength(before.length);
      }).toPass();
    });
  expect(refused, 'what the policy of the editor refused').toEqual([]);
});

test('a mistake that the form cannot see is told in French, and nothing is saved', async ({ page }) => {
  const files = await openEditor(page);
  const file = 'content/faq/93/prix.md';
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.goto('/admin#/collections/faq/entries/93/prix');
  await page
    .locator('[data-key-path="question"]')
    .getByRole('textbox')
    .first()
    .fill('Combien coûte {prix-inconnu} ?');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('emploie {prix-inconnu}').first()).toBeVisible();
  expect(await saved(page, file)).toBe(files[file]);
});

test('the editor asks nobody but this site for anything before a sign-in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Travailler avec un dépôt local' })).toBeVisible();
  expect(
    asked.filter((url) => !url.startsWith(new URL(page.url()).origin) && !/^(data|blob):/.test(url)),
  ).toEqual([]);
});
