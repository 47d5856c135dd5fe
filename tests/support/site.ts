import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with a tiny built site, as the build leaves it, and the project's netlify.toml. */
export function aBuiltSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, '_astro'), { recursive: true });
  const files = {
    'index.html': '<h1>Accueil</h1>',
    '404.html': '<h1>Oops! Page not found</h1>',
    'services.html': '<h1>Services</h1>',
    'secret.txt': 'inside',
    '_astro/app.js': 'export {}',
    _redirects: '/contact / 301\nhttps://clairvitre.example/* https://www.clairvitre.example/:splat 301!\n',
    _headers: '/*\n  X-Frame-Options: DENY\n/_astro/*\n  Cache-Control: immutable\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  cpSync('netlify.toml', join(folder, 'netlify.toml'));
  return folder;
}
