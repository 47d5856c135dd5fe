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

test('a question is written as the editor writes it: one line a text, quotes where they are needed', () => {
  expect(asSaved('faq', QUESTION, [])).toBe(
    '---\nquestion: Combien coûte la pose ?\nsujet: Prix de la pose\n---\n\nUn pare-brise coûte {prix}.\n',
  );
});

test('a file that the editor saved stays byte for byte', () => {
  const saved = asSaved('faq', QUESTION, []);
  expect(asSaved('faq', saved, [])).toBe(saved);
});

test('the fields of a list take the order of its schema', () => {
  expect(asSaved('faits', '[{ "libelle": "Pose", "type": "montant", "id": "prix-pose" }]', [])).toBe(
    '[\n  {\n    "id": "prix-pose",\n    "type": "montant",\n    "libelle": "Pose"\n  }\n]\n',
  );
});

test('a section starts with model and title and includes default values', () => {
  const steps = '---\nsections:\n  - etapes: []\n    modele: etapes\n    titre: Le déroulé\n---\n';
  expect(asSaved('pages', steps, [])).toBe(
    '---\nsections:\n  - modele: etapes\n    titre: Le déroulé\n    repliee: false\n    forme: ligne\n    etapes: []\n    contact: false\n---\n',
  );
});

test('figures take the order of their vocabulary, in which their form shows them', () => {
  const saved = asSaved('tarifs', '{ "rayon": "20 km", "prix-pose": "90 €" }', ['prix-pose', 'rayon']);
  expect(Object.keys(JSON.parse(saved))).toEqual(['prix-pose', 'rayon']);
});

test('a group of which no field is filled in is left out, an empty list stays', () => {
  expect(asSaved('entreprise', '{ "marque": "Verre", "atelier": {} }', [])).toBe(
    '{\n  "marque": "Verre"\n}\n',
  );
  expect(asSaved('horaires', '{ "fermetures": [] }', [])).toContain('"fermetures": []');
});
