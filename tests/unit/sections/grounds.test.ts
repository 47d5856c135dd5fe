import { expect, test } from 'vitest';
import { groundsOf, type Section } from '../../../src/sections/section.ts';

const frame = { titre: 'Un titre', repliee: false };
const text: Section = { ...frame, modele: 'texte', texte: 'Un texte', abrege: false };
const slip: Section = { ...text, encart: { titre: 'Un titre', texte: 'Un texte' } };
const call: Section = { ...frame, modele: 'appel', texte: 'Un texte', messagerie: false };

test('neighbouring sections differ in background, and a section with a white box gets the background «mist»', () => {
  expect(groundsOf([slip, text, call, text, slip])).toEqual(['mist', 'paper', 'deep', 'paper', 'mist']);
  expect(groundsOf([text, slip], 'mist')).toEqual(['mist', 'paper']);
});
