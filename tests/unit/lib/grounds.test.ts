import { expect, test } from 'vitest';
import { groundsOf } from '~/lib/grounds.ts';

const sections = (...models: string[]) =>
  models.map((modele) => ({ modele })) as Parameters<typeof groundsOf>[0];

test('neighbours never share a ground, also across a call to action', () => {
  expect(groundsOf(sections('texte', 'cartes', 'appel', 'faq', 'texte'))).toEqual([
    'paper',
    'mist',
    'deep',
    'paper',
    'mist',
  ]);
});

test('starts on the ground that the page asks for', () => {
  expect(groundsOf(sections('texte', 'cartes'), 'mist')).toEqual(['mist', 'paper']);
});
