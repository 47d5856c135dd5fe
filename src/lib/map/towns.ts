import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CODES } from './ile-de-france.ts';

export interface Commune {
  nom: string;
  code: string;
  type: string;
  departement?: string;
  population?: number;
}

const file = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
const listed: Commune[] = JSON.parse(readFileSync(file, 'utf8'));

export const COMMUNES: readonly Commune[] = listed
  .filter(({ type, departement = '' }) => type === 'commune-actuelle' && CODES.includes(departement))
  .sort((a, b) => a.nom.localeCompare(b.nom, 'fr'));

export const townNames = (code: string): string[] =>
  COMMUNES.filter(({ departement }) => departement === code).map(({ nom }) => nom);

export const otherTowns = (code: string, named: readonly string[]): string[] =>
  townNames(code).filter((name) => !named.includes(name));
