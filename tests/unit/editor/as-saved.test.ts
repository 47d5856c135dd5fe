import { expect, test } from 'vitest';
import { asSaved } from '../../../src/editor/as-saved.ts';

const FACT = '[{ "libelle": "Pose", "type": "montant", "id": "prix-pose" }]';
const ORDERED = '[\n  {\n    "id": "prix-pose",\n    "type": "montant",\n    "libelle": "Pose"\n  }\n]\n';
const QUESTION = '---\nquestion: "Combien ?"\nsujet: >-\n  Prix\n  de la pose\n---\nUn prix.\n';
const PLAIN = '---\nquestion: Combien ?\nsujet: Prix de la pose\n---\n\nUn prix.\n';
const STEPS = '---\nsections:\n  - etapes: []\n    modele: etapes\n    titre: Le déroulé\n---\n';
const FORMS = [
  'Un _mot_, un **mot __*des* deux__**.',
  '',
  '- un',
  '  - deux',
  '',
  '| _a_ | b |',
  '|---|:-:|',
  '| __c__ | d_e |',
].join('\n');
const WRITTEN = [
  'Un _mot_, un **mot _des_ deux**.',
  '',
  '- un',
  '    - deux',
  '',
  '| *a* | b |',
  '| --- | --- |',
  '| **c** | d_e |',
].join('\n');
const DEFAULTS = '    repliee: false\n    forme: ligne\n    etapes: []\n    contact: false\n';

test.each([
  ['text is saved on one line, quoted only where YAML requires it', 'faq', QUESTION, PLAIN],
  ['fields of list items are saved in the order of the schema', 'faits', FACT, ORDERED],
  [
    'a section is saved with its model and title first, and with the default values of missing fields',
    'pages',
    STEPS,
    `---\nsections:\n  - modele: etapes\n    titre: Le déroulé\n${DEFAULTS}---\n`,
  ],
  [
    'Markdown is saved in the syntax of the editor’s text field',
    'faq',
    `---\nquestion: Combien ?\n---\n\n${FORMS}\n`,
    `---\nquestion: Combien ?\n---\n\n${WRITTEN}\n`,
  ],
  [
    'an empty group of fields is omitted from the saved file',
    'entreprise',
    '{ "marque": "V", "mediateur": {} }',
    '{\n  "marque": "V"\n}\n',
  ],
] as const)('%s', async (_, collection, written, saved) => {
  expect(await asSaved(collection, written, [])).toBe(saved);
});

test('advertised values are saved in the order of the editor’s form, and a duplicate key is rejected', async () => {
  const saved = await asSaved('tarifs', '{ "rayon": "20 km", "prix-pose": "90 €" }', ['prix-pose', 'rayon']);
  expect(Object.keys(JSON.parse(saved))).toEqual(['prix-pose', 'rayon']);
  await expect(asSaved('tarifs', '{ "rayon": "20 km", "rayon": "25 km" }', [])).rejects.toThrow('unique');
});

test('an optional empty list is omitted from the saved file', async () => {
  const hours = '{ "semaine": { "lundi": { "ouverture": "08:00" } }, "fermetures": [] }';
  expect(await asSaved('horaires', hours, [])).not.toContain('fermetures');
});
