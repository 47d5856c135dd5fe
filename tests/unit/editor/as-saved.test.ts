import { expect, test } from 'vitest';
import { asSaved } from '../../../src/editor/as-saved.ts';

const QUESTION = `---
question: "Combien coûte la pose ?"
sujet: >-
  Prix
  de la pose
---
Un pare-brise coûte {prix}.
`;

test('a text is on one line, with quotes only where YAML needs them', () => {
  expect(asSaved('faq', QUESTION, [])).toBe(
    '---\nquestion: Combien coûte la pose ?\nsujet: Prix de la pose\n---\n\nUn pare-brise coûte {prix}.\n',
  );
});

test('fields of a list have the order of the schema', () => {
  expect(asSaved('faits', '[{ "libelle": "Pose", "type": "montant", "id": "prix-pose" }]', [])).toBe(
    '[\n  {\n    "id": "prix-pose",\n    "type": "montant",\n    "libelle": "Pose"\n  }\n]\n',
  );
});

test('a section starts with model and title, and has its default values', () => {
  const steps = '---\nsections:\n  - etapes: []\n    modele: etapes\n    titre: Le déroulé\n---\n';
  expect(asSaved('pages', steps, [])).toBe(
    '---\nsections:\n  - modele: etapes\n    titre: Le déroulé\n    repliee: false\n    forme: ligne\n    etapes: []\n    contact: false\n---\n',
  );
});

test('figures have the order of the form', () => {
  const saved = asSaved('tarifs', '{ "rayon": "20 km", "prix-pose": "90 €" }', ['prix-pose', 'rayon']);
  expect(Object.keys(JSON.parse(saved))).toEqual(['prix-pose', 'rayon']);
});

test('an empty group is left out, and so is an empty list that may be missing', () => {
  const firm = asSaved('entreprise', '{ "marque": "Verre", "atelier": {} }', []);
  expect(firm).toBe('{\n  "marque": "Verre"\n}\n');
  const hours = '{ "semaine": { "lundi": { "ouverture": "08:00" } }, "fermetures": [] }';
  expect(asSaved('horaires', hours, [])).not.toContain('fermetures');
});
