import arrondissements from '../../data/arrondissements.json' with { type: 'json' };
import { widestSpot } from './plane.ts';
import { communeOutline, type Point } from './topology.ts';
import { type Commune, COMMUNES, townNames } from './towns.ts';

/** Centres of the arrondissements in metres, by name (`11e`). */
export const ARRONDISSEMENTS: ReadonlyMap<string, Point> = new Map(
  Object.entries(arrondissements).map(([name, [x = 0, y = 0]]) => [name, [x, y]]),
);

/** Towns by official name. Several towns may have the same name. */
const communes = Map.groupBy(COMMUNES, ({ nom }) => nom);

const places = new Map<string, Point | undefined>();

const communeAt = (name: string, department?: string): Commune | undefined =>
  communes.get(name)?.find(({ departement }) => !department || departement === department);

/**
 * Centre of a town in metres; undefined if unknown.
 * @param name official name, or an arrondissement as `11e`
 * @param department all of Île-de-France by default
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
 * Department of a town. Undefined if the town is unknown or if its name is ambiguous.
 * @param name official name, or an arrondissement as `Paris 15e`
 */
export function departmentOf(name: string): string | undefined {
  if (name.startsWith('Paris ')) return '75';
  const [town, namesake] = communes.get(name) ?? [];
  return namesake ? undefined : town?.departement;
}

/** Distance between the centres of two towns. Undefined if a town is unknown. @param name as in `townAt` */
export function kmBetween(from: string, name: string, department?: string): number | undefined {
  const [start, end] = [townAt(from), townAt(name, department)];
  return start && end && Math.round(Math.hypot(end[0] - start[0], end[1] - start[1]) / 1000);
}

/** Sorts towns by descending population. Unknown towns come last, in the given order. */
export const largestFirst = (department: string, names: readonly string[]): string[] => {
  const inhabitants = (name: string) => communeAt(name, department)?.population ?? 0;
  return names.toSorted((a, b) => inhabitants(b) - inhabitants(a));
};

/** Characters that may not precede or follow a name: «Colombes» must not match in «Bois-Colombes». */
const LETTER = "[\\p{L}\\d'-]";

/** Towns of a department that a text names. For Paris, all arrondissements. @param text may contain markup */
export function townsNamedIn(text: string, department: string): string[] {
  if (department === '75') return [...ARRONDISSEMENTS.keys()];
  const plain = text.replaceAll('’', "'");
  return townNames(department).filter((name) =>
    new RegExp(`(?<!${LETTER})${name}(?!${LETTER})`, 'u').test(plain),
  );
}
