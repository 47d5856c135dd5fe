import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publishedTexts } from '../../src/integrations/texts.ts';

const root = new URL('./fixtures/valid/', import.meta.url);

interface Config {
  vite: { plugins: { transform: (code: string, id: string) => string }[] };
}

/** A file of texts as the islands import it. */
function imported(name: string): unknown {
  let text = '';
  const file = fileURLToPath(new URL(`content/${name}.json`, root));
  const setup = publishedTexts().hooks['astro:config:setup'] as (options: object) => void;
  const updateConfig = ({ vite }: Config) => {
    text = vite.plugins[0]?.transform(readFileSync(file, 'utf8'), file) ?? '';
  };
  setup({ config: { root }, updateConfig });
  return JSON.parse(text);
}

test('the hours in words come from the hours of the week', () => {
  expect(imported('reglages/horaires')).toMatchObject({ texte: '8h-20h, urgences 24h/7j' });
});

test('plain spaces become French no-break spaces', () => {
  expect(JSON.stringify(imported('textes/formulaire'))).toMatch(/\p{L}\u202f\?/u);
});
