import { globSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

/** Path of a file → its content. */
type Files = Record<string, string>;

const contentFiles = (): Files =>
  Object.fromEntries(
    globSync('content/**/*.{md,json}').map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(path, 'utf8'),
    ]),
  );

/** Makes the folder picker return a folder with these files, in the browser's private file system. */
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

/** Opens the editor on a copy of content/. @returns the files of the copy */
async function openEditor(page: Page): Promise<Files> {
  const files = contentFiles();
  await page.addInitScript(fill, files);
  // The editor shows this button once its bundle has loaded.
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click({ timeout: 120_000 });
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

// Long timeout: on a busy machine the editor takes a minute to start, and half a minute per entry.
test.describe.configure({ timeout: 400_000 });

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

/** Changes a field in its form, saves, and expects a diff of one line. */
async function change(page: Page, files: Files, file: string, field: string, value: string): Promise<void> {
  const entry = file.replace(/^content\/(\w+)\/(.+)\.\w+$/, '$1/entries/$2');
  await page.goto(`/admin#/collections/${entry}`);
  const group = field.split('.').slice(0, -1).join('.');
  const unfold = page
    .locator(`[data-key-path="${group}"]`)
    .getByRole('button', { name: 'Développer' })
    .first();
  const box = page.locator(`[data-key-path="${field}"]`).getByRole('textbox').first();
  // Tries again, because the editor folds all groups when the draft of the entry is created, maybe after the click.
  await expect(async () => {
    if (group && (await unfold.isVisible())) await unfold.click({ timeout: 1_000 });
    await expect(box).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  if (field === 'introduction') {
    await box.press('Control+Home');
    await box.pressSequentially(value);
  } else await box.fill(value);
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page).not.toHaveURL(/entries/);
  const before = (files[file] ?? '').split('\n');
  // Reads again after an error, because the file is locked while it is written.
  await expect(async () => {
    const after = (await saved(page, file)).split('\n');
    expect(after.filter((line, index) => line !== before[index])).toEqual([expect.stringContaining(value)]);
    expect(after).toHaveLength(before.length);
  }).toPass({ timeout: 15_000 });
}

type Change = [file: string, field: string, value: string];

/** Adds a word to every guide. The editor rewrites the whole file, but must not reformat the Markdown. */
const GUIDES = globSync('content/articles/*.md').map((path): Change => [
  path.replaceAll('\\', '/'),
  'introduction',
  'Ici ',
]);

const OTHERS: Change[] = [
  ['content/zones/', 'ariane', 'Pare-brise chez vous'],
  ['content/pages/', 'ariane', 'Page du jour'],
  ['content/faq/', 'question', 'Combien coûte un pare-brise neuf chez vous ?'],
  ['content/legal/', 'titre', 'Protection de vos données'],
  ['content/textes/cookies.json', 'reglages.titre', 'Votre choix du jour'],
];

test('saving a field in the editor changes one line of its file, requests no other host and logs no error', async ({
  page,
  baseURL,
}) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  const others: string[] = [];
  // This event also fires for requests that the content security policy blocks.
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) others.push(url);
  });
  const files = await openEditor(page);
  for (const [place, field, value] of [...GUIDES, ...OTHERS]) {
    const file = Object.keys(files).find((name) => name.startsWith(place)) ?? place;
    await test.step(file, () => change(page, files, file, field, value));
  }
  const file = 'content/reglages/tarifs.json';
  const facts: { id: string; type: string }[] = JSON.parse(files['content/reglages/faits.json'] ?? '[]');
  const amount = facts.find(({ id, type }) => type === 'montant' && files[file]?.includes(`"${id}"`));
  await page.goto('/admin#/collections/reglages/entries/tarifs');
  const wrong = page.locator(`[data-key-path="${amount?.id}"]`).getByRole('textbox').first();
  await wrong.fill('150 euros environ');
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await expect(page.getByText('Ce champ s’écrit comme « 80 à 150 € »').first()).toBeVisible();
  expect(await saved(page, file)).toBe(files[file]);

  expect(said).toEqual([]);
  expect(others).toEqual([]);
});
