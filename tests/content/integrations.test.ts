import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { contentMistakes } from '../../src/integrations/content-mistakes.ts';
import { contentLoader } from '../../src/lib/content/loader.ts';
import { contentTree } from '../support/content-tree.ts';

test('a page of `npm run edit` shows the mistakes as they are written, HTML in them too', () => {
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
  expect(sent[0]?.err.message).toContain('contient du HTML, « &lt;br> »');
  expect(sent[0]?.err.message).toMatch(/^<style>#stack { display: none; }<\/style>content\/zones/);
});

test('a site whose content has a mistake is not built', async () => {
  const root = contentTree([{ file: 'content/avis.json', text: '[{}]' }]);
  const logged: string[] = [];
  const build = Object.create({
    config: { root: pathToFileURL(`${root}/`) },
    logger: { error: (message: string) => logged.push(message) },
  });
  await expect(contentLoader('zones').load(build)).rejects.toThrow('à corriger');
  expect(logged.join()).toContain('content/avis.json');
});
