import type { Markup } from '../../schemas/markup.ts';
import type { Facts } from '../facts/facts.ts';
import { type Amount, amountIn, durationIn, numberIn, timesIn } from '../facts/kinds.ts';

/** @returns the range of all amounts; undefined if `names` is empty, or if a fact has no value or is not an amount */
function extent(names: readonly string[], facts: Facts): Amount | undefined {
  const amounts = names.flatMap((fact) => amountIn(facts[fact] ?? '') ?? []);
  if (amounts.length < names.length || amounts.length === 0) return undefined;
  const min = Math.min(...amounts.map((amount) => amount.min));
  const highest = amounts.map(({ max }) => max);
  return highest.includes(undefined) ? { min } : { min, max: Math.max(...highest.map((max) => max ?? 0)) };
}

const read = <T>(fact: string | undefined, facts: Facts, value: (words: string) => T | undefined) =>
  fact === undefined ? undefined : value(facts[fact] ?? '');

function ratingOf({ note }: Markup, facts: Facts) {
  const value = read(note?.valeur, facts, numberIn);
  const count = read(note?.nombre, facts, numberIn);
  return value && count ? { value, count } : undefined;
}

function howToOf({ pasAPas }: Markup, facts: Facts) {
  const cost = extent(pasAPas ? [pasAPas.cout] : [], facts);
  const time = read(pasAPas?.duree, facts, durationIn);
  return pasAPas && cost && time ? { name: pasAPas.nom, cost, time } : undefined;
}

/** Replaces names of facts by their values, and omits what has no value. @param facts facts of the page */
export const declaredBy = (markup: Markup, facts: Facts) => ({
  type: markup.type,
  name: markup.nom,
  serviceType: markup.typeDeService ?? markup.nom,
  hours: read(markup.horaires, facts, timesIn),
  priceRange: extent(markup.gammeDePrix ?? [], facts),
  rating: ratingOf(markup, facts),
  offers: (markup.offres ?? []).flatMap(({ nom, prix, garantie = markup.garantie }) => {
    const price = extent(prix, facts);
    return price ? [{ name: nom, price, warranty: read(garantie, facts, durationIn) }] : [];
  }),
  warranty: read(markup.garantie, facts, durationIn),
  payments: markup.paiements && facts[markup.paiements],
  towns: markup.communes ?? [],
  radiusKm: read(markup.rayon, facts, numberIn),
  howTo: howToOf(markup, facts),
});

export type Declared = ReturnType<typeof declaredBy>;
