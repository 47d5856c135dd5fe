import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Files of content/ by their path from the project's root. */
type Files = Record<string, string>;

/** content/ as it is on the disk. */
const content = (): Files =>
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
export async function openEditor(page: Page): Promise<Files> {
  const files = content();
  await page.addInitScript(fill, files);
  // The button says that the editor is there; a busy machine takes half a minute until all of its bundle has loaded.
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click({ timeout: 45_000 });
  await page.getByRole('grid').getByRole('row').first().waitFor();
  return files;
}

export const saved = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (place) => {
    const folders = place.split('/');
    const name = folders.pop() ?? '';
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('copy');
    for (const part of folders) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path);
