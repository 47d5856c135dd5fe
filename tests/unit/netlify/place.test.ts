import { expect, test } from 'vitest';
import { placeOf } from '../../../netlify/request/reach.ts';

test.each([
  ['1 rue de l’Exemple, 92230 Gennevilliers', '92 Gennevilliers'],
  ['1 rue de l’Exemple 75 011 Paris', '75 Paris'],
  ['92230', '92'],
  ['93400, Saint-Ouen-sur-Seine, bâtiment B', '93 Saint-Ouen-sur-Seine'],
  ['78000 L’Étang-la-Ville', '78 L’Étang-la-Ville'],
  ['parking du centre commercial', ''],
  ['', ''],
])('reads the place of %j as %j', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
