/** Serves the built site like `npm start`, with an empty store in `SITE_FOLDER`, and prints its URL. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runFolder } from './run-folder.ts';

const folder = process.env['SITE_FOLDER'] || join(runFolder(), 'site');
process.env['SITE_DIST'] = resolve(process.env['SITE_DIST'] || 'dist');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copyFileSync('netlify.toml', `${folder}/netlify.toml`);
process.chdir(folder);
await import('../../netlify/local/start.ts');
