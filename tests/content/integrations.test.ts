import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { contentMistakes } from '../../src/integrations/content-mistakes.ts';
import { publishedTexts } from '../../src/integrations/texts.ts';
import { contentLoader } from '../../src/lib/content/loader.ts';
import { contentTree } from '../support/content-tree.ts';

test('the content error page of the dev server escapes HTML in its messages', () => {
  const root = contentTree([
    { file: 'content/zones/pare-brise-93.md', from: 'annoncée ', to: 'annoncée<br>' },
  ]);
  const sent: { err: { title: string; message: string } }[] = [];
  const server = {
    config: { root },
    ws: { on: (_: string, show: () => void) => show(), send: (error: (typeof sent)[0]) => sent.push(error) },
    watcher: { on: () => undefined },
  };
  const { hooks } = contentMistakes() as unknown as { hooks: Record<string, (options: object) => void> };
  hooks['astro:server:setup']?.({ server });
  expect(sent[0]?.err.title).toBe('À corriger');
  expect(sent[0]?.err.message).toContain('contient du HTML, « &lt;br&gt; »');
  expect(sent[0]?.err.message).toMatch(/^<style>#stack { display: none; }<\/style>content\/zones/);
});

test('a content error makes the build fail', async () => {
  const root = contentTree([{ file: 'content/avis.json', text: '[{}]' }]);
  const logged: string[] = [];
  const build = Object.create({
    config: { root: pathToFileURL(`${root}/`) },
    logger: { error: (message: string) => logged.push(message) },
  });
  await expect(contentLoader('zones').load(build)).rejects.toThrow('à corriger');
  expect(logged.join()).toContain('content/avis.json');
});

test('in the dev server, saving a price updates every collection that uses it', async () => {
  const page = { file: 'content/pages/flotte.md', from: 'Ce qu’elle dit', to: 'Gardé {conservation}' };
  const root = contentTree([page]);
  const stores = new Map<string, Map<string, unknown>>();
  const listeners: ((event: string, path: string) => void)[] = [];
  for (const name of ['pages', 'tarifs'] as const) {
    const entries = new Map<string, unknown>();
    stores.set(name, entries);
    const context = {
      config: { root: pathToFileURL(`${root}/`) },
      logger: console,
      watcher: { on: (_: string, listener: (typeof listeners)[0]) => listeners.push(listener) },
      store: {
        clear: () => entries.clear(),
        set: (entry: { id: string }) => entries.set(entry.id, entry),
        delete: (id: string) => entries.delete(id),
      },
      generateDigest: JSON.stringify,
    };
    await contentLoader(name).load(context as unknown as LoaderContext);
  }
  const shown = () => JSON.stringify([...(stores.get('pages')?.values() ?? [])]);
  const file = join(root, 'content/reglages/tarifs.json');
  expect(shown()).toContain('3 ans');
  writeFileSync(file, readFileSync(file, 'utf8').replace('3 ans', '4 ans'));
  for (const listener of listeners) listener('change', file);
  expect(shown()).toContain('4 ans');
});

test('in the dev server, saving a price updates the texts of the islands that use it', () => {
  const form = 'content/textes/formulaire.json';
  const root = contentTree([{ file: form, from: 'Étape {numero} / {total}', to: 'Gardé {conservation}' }]);
  interface TextPlugin {
    resolveId: (source: string) => string;
    load: (id: string) => string;
    hotUpdate: (change: { file: string }) => { id: string }[];
  }
  let plugin!: TextPlugin;
  const { hooks } = publishedTexts() as unknown as { hooks: Record<string, (options: object) => void> };
  hooks['astro:config:setup']?.({
    config: { root: pathToFileURL(`${root}/`) },
    updateConfig: ({ vite }: { vite: { plugins: [TextPlugin] } }) => ([plugin] = vite.plugins),
  });
  const id = plugin.resolveId(join(root, form));
  expect(plugin.load(id)).toMatch(/Gardé 3\sans/);
  const file = join(root, 'content/reglages/tarifs.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('3 ans', '4 ans'));
  const idToModuleMap = new Map([[id, { id }]]);
  const environment = { moduleGraph: { idToModuleMap } };
  // Vite gives paths with slashes on every system.
  const reloaded = plugin.hotUpdate.call({ environment }, { file: 'C:/site/content/reglages/tarifs.json' });
  expect(reloaded).toEqual([{ id }]);
  expect(plugin.load(id)).toMatch(/Gardé 4\sans/);
});
