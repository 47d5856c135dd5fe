import arrondissements from '../../data/arrondissements.json' with { type: 'json' };
import { widestSpot } from './plane.ts';
import { communeOutline, type Point } from './topology.ts';
import { type Commune, COMMUNES, townNames } from './towns.ts';

/** Coordinates in metres of the centre of each arrondissement of Paris, by name (`11e`). */
export const ARRONDISSEMENTS: ReadonlyMap<string, Point> = new Map(
  Object.entries(arrondissements).map(([name, [x = 0, y = 0]]) => [name, [x, y]]),
);

/** Several towns may have the same official name. */
const communes = Map.groupBy(COMMUNES, ({ nom }) => nom);

const places = new Map<string, Point | undefined>();

const communeAt = (name: string, department?: string): Commune | undefined =>
  communes.get(name)?.find(({ departement }) => !department || departement === department);

/**
 * @param name official name, or an arrondissement as `11e`
 * @param department all of Île-de-France by default
 * @returns centre in metres; undefined if the town is unknown
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

/** @param name official name, or `Paris 15e` @returns undefined if the town is unknown or its name ambiguous */
export function departmentOf(name: string): string | undefined {
  if (name.startsWith('Paris ')) return '75';
  const [town, namesake] = communes.get(name) ?? [];
  return namesake ? undefined : town?.departement;
}

/** @param name as in `townAt` @returns distance between the centres; undefined if a town is unknown */
export function kmBetween(from: string, name: string, department?: string): number | undefined {
  const [start, end] = [townAt(from), townAt(name, department)];
  return start && end && Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 1000);
}

/** Sorts by population. Unknown towns come last, in the given order. */
export const largestFirst = (department: string, names: readonly string[]): string[] => {
  const inhabitants = (name: string) => communeAt(name, department)?.population ?? 0;
  return names.toSorted((a, b) => inhabitants(b) - inhabitants(a));
};

/** Edges of a whole word: «d'Argenteuil» contains «Argenteuil», but «Bois-Colombes» does not contain «Colombes». */
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\d-])(?<!(?<!\b[dD])')`, String.raw`(?![\p{L}\d'-])`];

/** @param text plain, markup or JSON @returns the department's towns in the text; for Paris, all arrondissements */
export function townsNamedIn(text: string, department: string): string[] {
  if (department === '75') return [...ARRONDISSEMENTS.keys()];
  const plain = text.replaceAll('’', "'").replaceAll('\\n', '\n');
  const names = townNames(department);
  // One pattern for all towns, because a pattern for each takes ten times as long.
  const found = plain.matchAll(new RegExp(`${BEFORE}(?:${names.join('|')})${AFTER}`, 'gu'));
  const named = new Set([...found].map(([name]) => name));
  return names.filter((name) => named.has(name));
}
