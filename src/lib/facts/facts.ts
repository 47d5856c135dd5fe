import type { Company } from '../../schemas/company.ts';
import type { Hours } from '../../schemas/hours.ts';
import { valueAt } from '../content/schema-data.ts';
import { hoursFacts } from './hours.ts';

/** Maps names to printed values. A commitment or legal question has the value '', or no entry if answered «non». */
export type Facts = Record<string, string>;

/** Maps names of facts to dotted paths of fields in content/reglages/entreprise.json. */
export const COMPANY_FACTS: Record<string, string> = {
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

export interface FactSources {
  company?: Company | undefined;
  hours?: Hours | undefined;
  shared?: Record<string, string> | undefined;
  promises?: readonly { id: string; data: { reponse: string } }[];
  /** Page paths by role. */
  addresses?: Record<string, string>;
}

export const firmFacts = ({
  company,
  hours,
  shared,
  addresses = {},
}: FactSources): Record<string, string | undefined> => ({
  ...shared,
  ...Object.fromEntries(Object.entries(addresses).map(([role, path]) => [`adresse-${role}`, path])),
  ...(company && {
    ...Object.fromEntries(
      Object.entries(COMPANY_FACTS).map(([name, field]) => [name, valueOf(company, field)]),
    ),
    adresse: addressOf(company),
  }),
  ...(hours && hoursFacts(hours)),
});

/** Returns the facts that have a value, and the commitments and legal questions whose answer is not «non». */
export function siteFacts(sources: FactSources): Facts {
  const valued = Object.entries(firmFacts(sources)).filter(([, value]) => value !== undefined);
  const kept = (sources.promises ?? []).filter(({ data }) => data.reponse !== 'non');
  return Object.fromEntries([...valued, ...kept.map(({ id }) => [id, ''])]);
}
