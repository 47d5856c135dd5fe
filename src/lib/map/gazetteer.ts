import arrondissements from '../../data/arrondissements.json' with { type: 'json' };
import type { Section } from '../../schemas/section.ts';
import { CODES } from '../ile-de-france.ts';
import { allCommunes } from '../towns.ts';
import { widestSpot } from './plane.ts';
import { communeOutline, type Point } from './topology.ts';

/** In metres: a kilometre more or less would not be seen. */
const places = new Map<string, Point>();

function placeOf(code: string): Point | undefined {
  const known = places.get(code);
  if (known) return known;
  const outline = communeOutline(code);
  const place = outline && widestSpot(outline);
  if (place) places.set(code, place);
  return place;
}

/**
 * Where a town lies, in metres.
 *
 * @param name official name, or the number of an arrondissement of Paris, as `11e`
 * @param department where it is looked for; without, all of Île-de-France
 * @returns undefined for what is no town there
 */
export function townAt(name: string, department?: string): Point | undefined {
  if (department === '75') return (arrondissements as unknown as Record<string, Point>)[name];
  const commune = allCommunes().find(
    ({ nom, departement = '' }) =>
      nom === name && (department ? departement === department : CODES.includes(departement)),
  );
  return commune && placeOf(commune.code);
}

/** Towns of a department by the number of their inhabitants; those unknown come last, in their order. */
export function largestFirst(department: string, names: readonly string[]): string[] {
  const inhabitants = new Map(
    allCommunes()
      .filter(({ departement }) => departement === department)
      .map(({ nom, population = 0 }) => [nom, population]),
  );
  return names.toSorted((a, b) => (inhabitants.get(b) ?? 0) - (inhabitants.get(a) ?? 0));
}

/**
 * The towns that a page lists, in its order: those of its list of towns, and those of the areas it serves, which group
 * them («La Défense (Courbevoie, Puteaux)»).
 */
export const listedTowns = (sections: readonly Section[]): string[] => [
  ...new Set(
    sections
      .flatMap((section) => {
        if (section.modele === 'villes') return section.villes;
        return section.modele === 'contact' ? (section.secteurs ?? []) : [];
      })
      .flatMap((text) => text.split(/[(),]| et /))
      .map((name) => name.trim()),
  ),
];
