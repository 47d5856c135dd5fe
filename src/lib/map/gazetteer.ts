import arrondissements from '../../data/arrondissements.json' with { type: 'json' };
import { widestSpot } from './plane.ts';
import { communeOutline, type Point } from './topology.ts';
import { type Commune, COMMUNES, townNames } from './towns.ts';

/** The arrondissements of Paris, as `11e`, with their middle in metres. */
export const ARRONDISSEMENTS: ReadonlyMap<string, Point> = new Map(
  Object.entries(arrondissements).map(([name, [x = 0, y = 0]]) => [name, [x, y]]),
);

/** The communes of Île-de-France by their official names; one that has namesakes there, several times. */
const communes = Map.groupBy(COMMUNES, ({ nom }) => nom);

const places = new Map<string, Point | undefined>();

const communeAt = (name: string, department?: string): Commune | undefined =>
  communes.get(name)?.find(({ departement }) => !department || departement === department);

/**
 * Where a town lies, in metres.
 *
 * @param name official name, or the number of an arrondissement of Paris, as `11e`
 * @param department where it is looked for; without, all of Île-de-France
 * @returns undefined for what is no town there
 */
export function townAt(name: string, department?: string): Point | undefined {
  if (department === '75') return ARRONDISSEMENTS.get(name);
  const code = communeAt(name, department)?.code;
  if (!code) return undefined;
  if (!places.has(code)) {
    const outline = communeOutline(code);
    places.set(code, outline && widestSpot(outline));
  }
  return places.get(code);
}

/**
 * Department of a town, as `92`; undefined for what is no town of Île-de-France, or several.
 *
 * @param name official name, or an arrondissement as `Paris 15e`
 */
export function departmentOf(name: string): string | undefined {
  if (name.startsWith('Paris ')) return '75';
  const [town, namesake] = communes.get(name) ?? [];
  return namesake ? undefined : town?.departement;
}

/**
 * Kilometres from one town to another, as the crow flies, from the middle of each; undefined where one is unknown.
 *
 * @param name as `townAt` takes it
 */
export function kmBetween(from: string, name: string, department?: string): number | undefined {
  const [start, end] = [townAt(from), townAt(name, department)];
  return start && end && Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 1000);
}

/** Towns of a department by the number of their inhabitants; those unknown come last, in their order. */
export const largestFirst = (department: string, names: readonly string[]): string[] => {
  const inhabitants = (name: string) => communeAt(name, department)?.population ?? 0;
  return names.toSorted((a, b) => inhabitants(b) - inhabitants(a));
};

/** Letters that go on with a name: «Colombes» is not named by «Bois-Colombes». */
const LETTER = "[\\p{L}\\d'-]";

/**
 * The towns of a department that a text names; of Paris all arrondissements, which nobody writes out.
 *
 * @param text any text, markup included
 */
export function townsNamedIn(text: string, department: string): string[] {
  if (department === '75') return [...ARRONDISSEMENTS.keys()];
  const plain = text.replaceAll('’', "'");
  return townNames(department).filter((name) =>
    new RegExp(`(?<!${LETTER})${name}(?!${LETTER})`, 'u').test(plain),
  );
}
