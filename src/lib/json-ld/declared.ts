import type { Markup } from '../../schemas/markup.ts';
import { type Amount, amountIn, durationIn, numberIn, timesIn } from '../facts/kinds.ts';
import type { Names } from '../facts/names.ts';

/** Price range over several amounts; undefined if one is unknown. */
function extent(facts: readonly string[], names: Names): Amount | undefined {
  const amounts = facts.flatMap((fact) => amountIn(names[fact] ?? '') ?? []);
  if (amounts.length < facts.length || amounts.length === 0) return undefined;
  const min = Math.min(...amounts.map((amount) => amount.min));
  const highest = amounts.map(({ max }) => max);
  return highest.includes(undefined) ? { min } : { min, max: Math.max(...highest.map((max) => max ?? 0)) };
}

const read = <T>(fact: string | undefined, names: Names, value: (words: string) => T | undefined) =>
  fact === undefined ? undefined : value(names[fact] ?? '');

function ratingOf({ note }: Markup, names: Names) {
  const value = read(note?.valeur, names, numberIn);
  const count = read(note?.nombre, names, numberIn);
  return value && count ? { value, count } : undefined;
}

function howToOf({ pasAPas }: Markup, names: Names) {
  const cost = extent(pasAPas ? [pasAPas.cout] : [], names);
  const time = read(pasAPas?.duree, names, durationIn);
  return pasAPas && cost && time ? { name: pasAPas.nom, cost, time } : undefined;
}

/**
 * Resolves a page's markup with the facts its texts print; facts without a value are omitted.
 * @param names names available to the page
 */
export const declaredBy = (markup: Markup, names: Names) => ({
  type: markup.type,
  name: markup.nom,
  serviceType: markup.typeDeService ?? markup.nom,
  hours: read(markup.horaires, names, timesIn),
  priceRange: extent(markup.gammeDePrix ?? [], names),
  rating: ratingOf(markup, names),
  offers: (markup.offres ?? []).flatMap(({ nom, prix, garantie = markup.garantie }) => {
    const price = extent(prix, names);
    return price ? [{ name: nom, price, warranty: read(garantie, names, durationIn) }] : [];
  }),
  warranty: read(markup.garantie, names, durationIn),
  payments: markup.paiements && names[markup.paiements],
  towns: markup.communes ?? [],
  radiusKm: read(markup.rayon, names, numberIn),
  howTo: howToOf(markup, names),
});

export type Declared = ReturnType<typeof declaredBy>;
