import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Prepares the folder that the host's emulator takes for the project: it looks for `_redirects` at the root of the
 * project and not in the published folder, and it writes files of its own beside it.
 *
 * @param folder a git-ignored folder
 * @param publish absolute path of the built site
 * @returns the folder
 */
export function prepareHostFolder(folder: string, publish: string): string {
  mkdirSync(folder, { recursive: true });
  const settings = readFileSync('netlify.toml', 'utf8');
  writeFileSync(join(folder, 'netlify.toml'), settings.replace(/^ *publish *=.*$/m, 'publish = "site"'));
  // The emulator refuses a published folder outside the project.
  rmSync(join(folder, 'site'), { force: true });
  symlinkSync(publish, join(folder, 'site'), 'junction');
  const redirects = join(folder, '_redirects');
  if (existsSync(join(publish, '_redirects'))) copyFileSync(join(publish, '_redirects'), redirects);
  else rmSync(redirects, { force: true });
  return folder;
}
