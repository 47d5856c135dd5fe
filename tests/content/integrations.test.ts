import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { contentMistakes } from '../../src/integrations/content-mistakes.ts';
import { publishedTexts } from '../../src/integrations/texts.ts';
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

const FIXTURE = new URL('./fixtures/valid/', import.meta.url);

interface Config {
  vite: { plugins: { transform: (code: string, id: string) => string }[] };
}

/** A file of texts as the islands import it. */
function imported(name: string): unknown {
  let text = '';
  const file = fileURLToPath(new URL(`content/${name}.json`, FIXTURE));
  const setup = publishedTexts().hooks['astro:config:setup'] as (options: object) => void;
  const updateConfig = ({ vite }: Config) => {
    text = vite.plugins[0]?.transform(readFileSync(file, 'utf8'), file) ?? '';
  };
  setup({ config: { root: FIXTURE }, updateConfig });
  return JSON.parse(text);
}

test('the hours in words come from the hours of the week', () => {
  expect(imported('reglages/horaires')).toMatchObject({ texte: '8h-20h, urgences 24h/7j' });
});

test('plain spaces become French no-break spaces', () => {
  expect(JSON.stringify(imported('textes/formulaire'))).toMatch(/\p{L}\u202f\?/u);
});
