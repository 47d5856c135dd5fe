import { expect, test } from 'vitest';
import { groundsOf, type Section } from '../../../src/sections/models.ts';

const frame = { titre: 'Un titre', repliee: false };
const text: Section = { ...frame, modele: 'texte', texte: 'Un texte', abrege: false };
const makes: Section = { ...frame, modele: 'marques', marques: [] };
const call: Section = { ...frame, modele: 'appel', texte: 'Un texte', messagerie: false };

test('neighbours have different grounds, across a call to action too', () => {
  expect(groundsOf([text, makes, call, makes, text])).toEqual(['paper', 'mist', 'deep', 'paper', 'mist']);
  // The first section has the ground of the page.
  expect(groundsOf([text, makes], 'mist')).toEqual(['mist', 'paper']);
});
