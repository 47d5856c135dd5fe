import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { editorHeaders } from './backend.ts';
import { bundleEditor } from './bundle.ts';

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  png: 'image/png',
};

/**
 * Serves the editor beside the pages while the site is being written.
 *
 * @param page makes the editor's page from content/ as it is now
 */
export async function serveEditor(page: () => string): Promise<Connect.NextHandleFunction> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  await bundleEditor(folder);
  return ({ url = '/' }, response, next) => {
    const path = url.split('?')[0] ?? '/';
    for (const header of Object.entries(editorHeaders())) response.setHeader(...header);
    if (path === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page());
      return;
    }
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
    if (!type || path.includes('..')) return next();
    try {
      const file = readFileSync(join(folder, path));
      response.setHeader('Content-Type', type).end(file);
    } catch {
      next();
    }
  };
}
