import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Edit, messagesAfter } from '../support/content-tree.ts';

/** Reads edits and expected messages from mistakes.md. */
function* written(): Generator<[name: string, edits: Edit[], says: string[]]> {
  const text = readFileSync(new URL('mistakes.md', import.meta.url), 'utf8');
  for (const part of text.split(/^## /m).slice(1)) {
    const [file = '', ...mistakes] = part.split(/\n+### /);
    for (const mistake of mistakes) {
      const [name = '', ...lines] = mistake.trimEnd().split('\n');
      const after = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => line.replace(/^.[ ]?/, ''));
      const [from, to] = [after('-').join('\n'), after('+').join('\n')];
      const renamed = after('=').map((before) => ({ file, before }));
      const isPart = lines.some((line) => line.startsWith('-'));
      const edits = isPart || renamed.length === 0 ? [isPart ? { file, from, to } : { file, text: to }] : [];
      const says = after('>').map((say) =>
        say.includes(' :: ') ? say.replace(' :: ', ' : ') : `${file} : ${say}`,
      );
      yield [name, [...renamed, ...edits], says];
    }
  }
}

describe('mistakes of editors', () => {
  test.each([...written()])('an editor who %s gets exactly the messages in mistakes.md', (_, edits, says) => {
    expect(messagesAfter(...edits)).toEqual(says);
  });

  const DURATION = 'il faut ici une durée précise, comme « 45 min », « 30 à 90 min » ou « 2 ans ».';
  const HOURS =
    'il faut ici un horaire de tous les jours, comme « 7h-20h » ou « de 8h à 19h30 tous les jours ».';

  test.each([
    ['garantie', 'duree', 'au moins 2 ans', DURATION],
    ['garantie', 'duree', '6 mois à 1 an', DURATION],
    ['horaires', 'horaire', '8h-19h du lundi au vendredi', HOURS],
  ])('a value of «%s» that structured data cannot express is reported', (field, type, value, says) => {
    const file = 'content/zones/pare-brise-93.md';
    const kind = {
      file: 'content/reglages/faits.json',
      from: 'reparation", "type": "duree"',
      to: `reparation", "type": "${type}"`,
    };
    const fact = { file, from: 'faits:', to: `faits:\n  duree-reparation: ${value}` };
    const named = { file, from: '  type: service', to: `  type: service\n  ${field}: duree-reparation` };
    expect(messagesAfter(kind, fact, named)).toEqual([
      `${file} : le champ « balisage.${field} » nomme « duree-reparation », qui vaut « ${value} » : ${says}`,
    ]);
  });

  test('the error about a JSON file with a byte order mark says how to remove the mark', () => {
    const file = 'content/reglages/entreprise.json';
    const [message, ...others] = messagesAfter({ file, text: `\uFEFF${readFileSync(file, 'utf8')}` });
    expect(message).toMatch(/entreprise\.json : .*sans BOM.*npm run fix:content/);
    expect(others.filter((other) => other.startsWith(file))).toEqual([]);
  });

  test('the error about a section without a model lists all models', () => {
    const models = globSync('*/schema.ts', { cwd: 'src/sections' }).sort().map(dirname).join(', ');
    const file = 'content/zones/pare-brise-93.md';
    const [from, to] = ['  - modele: avis\n    titre: Les avis', '  - titre: Les avis'];
    expect(messagesAfter({ file, from, to })).toEqual([
      `${file} : le champ « sections.3.modele » manque ou n’est pas un texte : les modèles sont ${models}.`,
    ]);
  });
});
