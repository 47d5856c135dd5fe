import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleEditor } from '../editor/bundle.ts';
import type { Snapshot } from '../editor/check-on-save.ts';
import { editorConfig } from '../editor/config.ts';
import { serveEditor } from '../editor/dev-server.ts';
import { editorHeaders } from '../editor/headers.ts';
import { editorPage } from '../editor/page.ts';
import { parseContent } from '../lib/content/parse.ts';
import { rawEntries } from '../lib/content/raw.ts';
import { COLLECTIONS, type CollectionName } from '../schemas/collections.ts';

/** Set by the host at a build: where the editor signs in. */
const repository = process.env['REPOSITORY_URL'];

/** The editor's page as content/ is now. */
function page(): string {
  const root = process.cwd();
  const content = Object.fromEntries(
    (Object.keys(COLLECTIONS) as CollectionName[]).map((name) => [name, rawEntries(root, name, [])]),
  ) as Snapshot;
  return editorPage(
    editorConfig(
      parseContent((name) => content[name]),
      repository,
    ),
    content,
  );
}

/** The host's rule for the editor, after the one of the site: of two rules for a header, the later holds. */
const headers = (): string =>
  Object.entries(editorHeaders(repository)).reduce(
    (rule, header) => `${rule}  ${header.join(': ')}\n`,
    '/admin/*\n',
  );

/**
 * Puts the editor of content/ at /admin. It stands apart: bundled by itself, so that no page of the site changes, in no
 * link, in no sitemap.
 *
 * @param wanted whether the built site has it; `EDITOR=off` leaves it out
 */
export const editor = (wanted = process.env['EDITOR'] !== 'off'): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:server:setup': async ({ server }) => {
      if (wanted) server.middlewares.use('/admin', await serveEditor(page));
    },
    'astro:build:done': async ({ dir }) => {
      if (!wanted) return;
      const folder = fileURLToPath(new URL('admin/', dir));
      mkdirSync(folder, { recursive: true });
      await bundleEditor(folder);
      writeFileSync(join(folder, 'index.html'), page());
      appendFileSync(fileURLToPath(new URL('_headers', dir)), headers());
    },
  },
});
