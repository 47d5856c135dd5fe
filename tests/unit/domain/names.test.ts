import { expect, test } from 'vitest';
import { identityFromKey, newIdentity } from '../../../netlify/request/identity.ts';
import { demandeIdOf } from '../../../netlify/request/record.ts';
import {
  ID_ALPHABET,
  ID_LENGTH,
  isDemandeId,
  NUMBER_LENGTH,
  referenceOf,
} from '../../../src/domain/reference.ts';
import { isVitrageTitle, VITRAGES, vitrageIdOf } from '../../../src/domain/vitrage.ts';

test('the three kinds of glass have fixed French titles, and only an exact title is recognised', () => {
  expect(VITRAGES.map(({ title }) => title)).toEqual(['Pare-brise', 'Vitre latérale', 'Lunette arrière']);
  const taken = ['Pare-brise', 'pare-brise', 'Pare-brise ', ''].filter(isVitrageTitle);
  expect(taken).toEqual(['Pare-brise']);
  expect([vitrageIdOf('Lunette arrière'), vitrageIdOf('Toit')]).toEqual(['lunette-arriere', undefined]);
});

test('request ids have at least 128 secret bits and no ambiguous characters', () => {
  expect(Math.log2(ID_ALPHABET.length) * (ID_LENGTH - NUMBER_LENGTH)).toBeGreaterThanOrEqual(128);
  expect(ID_ALPHABET).not.toMatch(/[01OILU]/);
  expect(new Set(ID_ALPHABET).size).toBe(ID_ALPHABET.length);
});

test('request ids derived from idempotency keys are unique, and their characters are evenly distributed', () => {
  const ids = Array.from({ length: 10_000 }, (_, i) => demandeIdOf(identityFromKey(`key ${i}`, 'secret')));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(isDemandeId)).toBe(true);
  const counts = Map.groupBy(ids.join(''), (character) => character);
  const expected = (ids.length * ID_LENGTH) / ID_ALPHABET.length;
  // Tolerates randomness, but detects modulo bias.
  for (const character of ID_ALPHABET)
    expect(Math.abs((counts.get(character)?.length ?? 0) / expected - 1)).toBeLessThan(0.04);
});

test('a request’s reference is the first six characters of its id', () => {
  const id = demandeIdOf(newIdentity());
  expect(referenceOf(id)).toBe(id.slice(0, 6));
  expect([referenceOf(id), id.toLowerCase(), `${id}\n`].filter(isDemandeId)).toEqual([]);
});
