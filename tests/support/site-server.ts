/**
 * Serves the built site with its function for the browser tests: `npm start`'s own server, with storage of its own
 * that begins empty.
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(process.env['SITE_FOLDER'] || 'test-results/site');
process.env['SITE_DIST'] = resolve(process.env['SITE_DIST'] || 'dist');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copyFileSync('netlify.toml', `${folder}/netlify.toml`);
process.chdir(folder);
await import('../../netlify/local/start.ts');
