import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Commune {
  nom: string;
  type: string;
  departement?: string;
}

const require = createRequire(import.meta.url);
let communes: Commune[] | undefined;

const all = (): Commune[] => {
  communes ??= JSON.parse(
    readFileSync(require.resolve('@etalab/decoupage-administratif/data/communes.json'), 'utf8'),
  ) as Commune[];
  return communes;
};

/**
 * Official names of the communes of a department, in French alphabetical order.
 *
 * @param code department code, as `92`
 */
export const townNames = (code: string): string[] =>
  all()
    .filter(({ type, departement }) => type === 'commune-actuelle' && departement === code)
    .map(({ nom }) => nom)
    .sort((a, b) => a.localeCompare(b, 'fr'));

/** The communes of a department that a text has not named yet. */
export const otherTowns = (code: string, named: readonly string[]): string[] =>
  townNames(code).filter((name) => !named.includes(name));
