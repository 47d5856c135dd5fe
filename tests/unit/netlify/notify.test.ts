import { expect, it } from 'vitest';
import { RETRY_DELAYS_MS, retryDelay } from '../../../netlify/notify/delays.ts';
import { placeOf } from '../../../netlify/notify/place.ts';

it.each([
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

it('waits longer after each failed try, and never gives up', () => {
  const delays = Array.from({ length: 20 }, (_, tries) => retryDelay(tries));
  expect(delays.toSorted((a, b) => a - b)).toEqual(delays);
  expect(delays.at(-1)).toBe(RETRY_DELAYS_MS.at(-1));
});
