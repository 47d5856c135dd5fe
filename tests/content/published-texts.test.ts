import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publishedTexts } from '../../src/integrations/texts.ts';

const root = new URL('./fixtures/valid/', import.meta.url);

/** A file of texts as the islands import it. */
function imported(name: string): unknown {
  let text = '';
  const file = fileURLToPath(new URL(`content/${name}.json`, root));
  const setup = publishedTexts().hooks['astro:config:setup'] as (options: object) => void;
  setup({
    config: { root },
    updateConfig: ({
      vite,
    }: {
      vite: { plugins: { transform: (code: string, id: string) => string }[] };
    }) => {
      text = vite.plugins[0]?.transform(readFileSync(file, 'utf8'), file) ?? '';
    },
  });
  return JSON.parse(text);
}

test('the hours in words come from the hours of the week', () => {
  expect(imported('reglages/horaires')).toMatchObject({ texte: '8h-20h, urgences 24h/7j' });
});

test('plain spaces become French no-break spaces', () => {
  expect(imported('textes/formulaire')).toMatchObject({
    envoyee: { telephone: expect.stringMatching(/\p{L}\u202f\?/u) },
  });
});
