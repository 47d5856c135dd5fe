import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CODES } from './ile-de-france.ts';

/** A commune as the official list has it. */
export interface Commune {
  nom: string;
  code: string;
  type: string;
  departement?: string;
  population?: number;
}

const file = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
const listed: Commune[] = JSON.parse(readFileSync(file, 'utf8'));

/** The communes of Île-de-France in French alphabetical order. */
export const COMMUNES: readonly Commune[] = listed
  .filter(({ type, departement = '' }) => type === 'commune-actuelle' && CODES.includes(departement))
  .sort((a, b) => a.nom.localeCompare(b.nom, 'fr'));

/**
 * Official names of the communes of a department, in French alphabetical order.
 *
 * @param code department code, as `92`
 */
export const townNames = (code: string): string[] =>
  COMMUNES.filter(({ departement }) => departement === code).map(({ nom }) => nom);

/** The communes of a department that a text has not named yet. */
export const otherTowns = (code: string, named: readonly string[]): string[] =>
  townNames(code).filter((name) => !named.includes(name));
