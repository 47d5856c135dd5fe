import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { editorHeaders } from '../editor/backend.ts';
import { bundleEditor } from '../editor/bundle.ts';
import { editorConfig } from '../editor/config.ts';
import { serveEditor } from '../editor/dev-server.ts';
import { editorPage } from '../editor/page.ts';
import { choicesOf } from '../editor/references.ts';
import { readContent } from '../lib/content/read.ts';
import { firmFacts } from '../lib/facts/facts.ts';
import { sourcesOf } from '../lib/publish/published.ts';
import { headerLines } from './finish/write-headers.ts';

/** URL of the Git repository, set by the web host. Authors sign in to the editor with a GitHub or GitLab account. */
const repository = process.env['REPOSITORY_URL'];

function page(): string {
  const tree = readContent(process.cwd());
  const own = tree.entries.faits.map(({ id }) => [id, undefined]);
  const known = { ...Object.fromEntries(own), ...firmFacts(sourcesOf(tree)) };
  const facts = Object.entries(known).map(([name, value]) => [name, value ?? null]);
  const choices = choicesOf(tree);
  return editorPage(editorConfig(choices, repository), Object.fromEntries(facts), choices.adresses);
}

/** Serves the editor at /admin in a separate bundle. @param wanted `EDITOR=off` excludes the editor */
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
      // The rule is appended after the site's rules, because the later of two rules for a header wins.
      const rule = `/admin/*\n${headerLines(editorHeaders(repository))}`;
      appendFileSync(fileURLToPath(new URL('_headers', dir)), rule);
    },
  },
});
