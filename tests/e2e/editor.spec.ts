import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { asSaved } from '../../src/editor/as-saved.ts';
import type { CollectionName } from '../../src/schemas/collections.ts';
import { FULL } from '../support/full.ts';

/** Files of content/ by their path from the project's root. */
type Files = Record<string, string>;

const contentFiles = (): Files =>
  Object.fromEntries(
    globSync('content/**/*.{md,json}').map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(path, 'utf8'),
    ]),
  );

/** Writes files into the browser's private file system and makes the folder picker return it. */
async function fill(files: Files): Promise<void> {
  const pick = async (): Promise<FileSystemDirectoryHandle> => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('copy', { create: true });
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(files)) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await writable.write(text);
      await writable.close();
    }
    return root;
  };
  Object.assign(window, { showDirectoryPicker: pick });
}

/** Opens the editor on a copy of content/; returns its files. */
async function openEditor(page: Page): Promise<Files> {
  const files = contentFiles();
  await page.addInitScript(fill, files);
  // The button says that the editor is there; a busy machine takes half a minute until all of its bundle has loaded.
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click({ timeout: 45_000 });
  await page.getByRole('grid').getByRole('row').first().waitFor();
  return files;
}

const saved = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (place) => {
    const folders = place.split('/');
    const name = folders.pop() ?? '';
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('copy');
    for (const part of folders) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path);

// Editors use a desktop.
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

/** The identifiers of the figures in the order in which the forms show them, and their kinds. */
const factsIn = (files: Files) =>
  JSON.parse(files['content/reglages/faits.json'] ?? '[]') as { id: string; type: string }[];

/** A field of each kind of file: its form, below the list of the collection, and the folder of its first entry. */
const FIELDS: [collection: CollectionName, place: string, field: string, value: string][] = [
  ['zones', 'zones', 'ariane', 'Pare-brise chez vous'],
  ['pages', 'pages', 'ariane', 'Page du jour'],
  ['faq', 'faq', 'question', 'Combien coûte un pare-brise neuf chez vous ?'],
  ['articles', 'articles', 'ariane', 'Guide du jour'],
  ['legal', 'legal', 'titre', 'Protection de vos données'],
  ['cookies', 'textes/cookies.json', 'reglages.titre', 'Votre choix du jour'],
];

test('saving changes one line and nothing else, asks no other host, and leaves the console quiet', async ({
  page,
  baseURL,
}) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  const others: string[] = [];
  // What the policy keeps here is asked for too.
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) others.push(url);
  });
  const files = await openEditor(page);
  const facts = factsIn(files).map(({ id }) => id);
  for (const [collection, place, field, value] of FULL ? FIELDS : FIELDS.slice(-2))
    await test.step(place, async () => {
      const file = Object.keys(files).find((name) => name.startsWith(`content/${place}`)) ?? '';
      const entry = file.replace(/^content\/(\w+)\/(.+)\.\w+$/, '$1/entries/$2');
      await page.goto(`/admin#/collections/${entry}`);
      const group = field.split('.').slice(0, -1).join('.');
      const unfold = page.locator(`[data-key-path="${group}"]`).getByRole('button', { name: 'Développer' });
      if (group) await unfold.first().click();
      await page.locator(`[data-key-path="${field}"]`).getByRole('textbox').first().fill(value);
      await page.getByRole('button', { name: 'Enregistrer' }).first().click();
      // The editor returns to the list after saving; open no form before that.
      await expect(page).not.toHaveURL(/entries/);
      const before = asSaved(collection, files[file] ?? '', facts).split('\n');
      // Read again until it is written: a file that is being written cannot be read.
      await expect(async () => {
        const after = (await saved(page, file)).split('\n');
        expect(after.filter((line, index) => line !== before[index])).toEqual([
          expect.stringContaining(value),
        ]);
        expect(after).toHaveLength(before.length);
      }).toPass();
    });
  const file = 'content/reglages/tarifs.json';
  const amount = factsIn(files).find(
    ({ id, type }) => type === 'montant' && files[file]?.includes(`"${id}"`),
  );
  await page.goto('/admin#/collections/reglages/entries/tarifs');
  const wrong = page.locator(`[data-key-path="${amount?.id}"]`).getByRole('textbox').first();
  await wrong.fill('150 euros environ');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('Ce champ s’écrit comme « 80 à 150 € »').first()).toBeVisible();
  expect(await saved(page, file)).toBe(files[file]);

  expect(said).toEqual([]);
  expect(others).toEqual([]);
});
