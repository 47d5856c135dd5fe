import type { Company } from '../../schemas/company.ts';
import type { Hours } from '../../schemas/hours.ts';
import { valueAt } from '../content/schema-data.ts';
import { hoursNames } from './hours.ts';

/** Values by name. A promise that isn't refused is present and empty. */
export type Names = Record<string, string>;

/** Names of the firm's data, mapped to fields of reglages/entreprise.json. */
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

const valueOf = (company: Company, field: string): string =>
  String(field.split('.').reduce<unknown>(valueAt, company));

export const addressOf = ({ adresse: { rue, codePostal, ville } }: Company): string =>
  `${rue}, ${codePostal} ${ville}`;

/** Site-wide sources of names. */
export interface NameSources {
  company?: Company | undefined;
  hours?: Hours | undefined;
  rates?: Record<string, string> | undefined;
  /** Promises and legal questions, with their answers. */
  promises?: readonly { id: string; data: { reponse: string } }[];
  /** Page addresses by role. */
  addresses?: Record<string, string>;
}

/** Names available to all the firm's texts: its data, hours, shared facts, and page addresses by role. */
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

/** Site-wide names with a value, and promises that aren't refused. */
export function siteNames(sources: NameSources): Names {
  const valued = Object.entries(firmNames(sources)).filter(([, value]) => value !== undefined);
  const kept = (sources.promises ?? []).filter(({ data }) => data.reponse !== 'non');
  return Object.fromEntries([...valued, ...kept.map(({ id }) => [id, ''])]);
}
