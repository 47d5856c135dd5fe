import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A commune as the official list has it. */
export interface Commune {
  nom: string;
  code: string;
  type: string;
  departement?: string;
  population?: number;
}

const require = createRequire(import.meta.url);
let communes: Commune[] | undefined;

/** All communes of today. */
export function allCommunes(): Commune[] {
  communes ??= (
    JSON.parse(
      readFileSync(require.resolve('@etalab/decoupage-administratif/data/communes.json'), 'utf8'),
    ) as Commune[]
  ).filter(({ type }) => type === 'commune-actuelle');
  return communes;
}

/**
 * Official names of the communes of a department, in French alphabetical order.
 *
 * @param code department code, as `92`
 */
export const townNames = (code: string): string[] =>
  allCommunes()
    .filter(({ departement }) => departement === code)
    .map(({ nom }) => nom)
    .sort((a, b) => a.localeCompare(b, 'fr'));

/** The communes of a department that a text has not named yet. */
export const otherTowns = (code: string, named: readonly string[]): string[] =>
  townNames(code).filter((name) => !named.includes(name));
