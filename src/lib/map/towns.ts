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

export function allCommunes(): Commune[] {
  if (communes) return communes;
  const file = require.resolve('@etalab/decoupage-administratif/data/communes.json');
  const listed: Commune[] = JSON.parse(readFileSync(file, 'utf8'));
  communes = listed.filter(({ type }) => type === 'commune-actuelle');
  return communes;
}

const names = new Map<string, string[]>();

/**
 * Official names of the communes of a department, in French alphabetical order.
 *
 * @param code department code, as `92`
 */
export function townNames(code: string): readonly string[] {
  const known =
    names.get(code) ??
    allCommunes()
      .filter(({ departement }) => departement === code)
      .map(({ nom }) => nom)
      .sort((a, b) => a.localeCompare(b, 'fr'));
  names.set(code, known);
  return known;
}

/** The communes of a department that a text has not named yet. */
export const otherTowns = (code: string, named: readonly string[]): string[] =>
  townNames(code).filter((name) => !named.includes(name));
