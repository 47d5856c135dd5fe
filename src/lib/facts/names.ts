import type { Company } from '../../schemas/company.ts';
import type { Hours } from '../../schemas/hours.ts';
import { valueAt } from '../content/schema-data.ts';
import { hoursNames } from './hours.ts';

/** Values of the `{names}` that a text may use. A promise that isn't refused has an empty one. */
export type Names = Record<string, string>;

/** The firm's facts under the names that any text may use, and their fields in reglages/entreprise.json. */
export const COMPANY_NAMES: Record<string, string> = {
  marque: 'marque',
  telephone: 'telephone',
  messagerie: 'messagerie',
  courriel: 'courriel',
  'raison-sociale': 'raisonSociale',
  'forme-juridique': 'formeJuridique',
  siren: 'siren',
  rcs: 'rcs',
  rne: 'rne',
  tva: 'tva',
  assureur: 'assurance.nom',
  'assureur-adresse': 'assurance.adresse',
  directeur: 'directeurPublication',
  mediateur: 'mediateur.nom',
  'mediateur-adresse': 'mediateur.adresse',
  'mediateur-site': 'mediateur.site',
  hebergeur: 'hebergeur.nom',
  'hebergeur-adresse': 'hebergeur.adresse',
  'hebergeur-telephone': 'hebergeur.telephone',
  'hebergeur-site': 'hebergeur.site',
  hote: 'hote',
  fondation: 'fondation',
};

/** The value of a field, as `mediateur.nom`. */
const valueOf = (company: Company, field: string): string =>
  String(field.split('.').reduce<unknown>(valueAt, company));

/** The firm's address on one line. */
export const addressOf = ({ adresse: { rue, codePostal, ville } }: Company): string =>
  `${rue}, ${codePostal} ${ville}`;

/** The sources of names that every page shares. */
export interface NameSources {
  company?: Company | undefined;
  hours?: Hours | undefined;
  rates?: Record<string, string> | undefined;
  /** Promises and questions to the lawyer, with their answers. */
  promises?: readonly { id: string; data: { reponse: string } }[];
  /** Addresses of pages by their roles. */
  addresses?: Record<string, string>;
}

/**
 * Every name that the firm's own texts may use, with its value where there is one: the firm's facts, its hours, its
 * common figures, the addresses of its pages by role.
 */
export const firmNames = ({
  company,
  hours,
  rates,
  addresses = {},
}: NameSources): Record<string, string | undefined> => ({
  ...rates,
  ...Object.fromEntries(Object.entries(addresses).map(([role, path]) => [`adresse-${role}`, path])),
  ...(company && {
    ...Object.fromEntries(
      Object.entries(COMPANY_NAMES).map(([name, field]) => [name, valueOf(company, field)]),
    ),
    adresse: addressOf(company),
  }),
  ...(hours && hoursNames(hours)),
});

/** Names of the whole site that have a value, and promises that aren't refused. */
export function siteNames(sources: NameSources): Names {
  const valued = Object.entries(firmNames(sources)).filter(([, value]) => value !== undefined);
  const kept = (sources.promises ?? []).filter(({ data }) => data.reponse !== 'non');
  return Object.fromEntries([...valued, ...kept.map(({ id }) => [id, ''])]);
}
