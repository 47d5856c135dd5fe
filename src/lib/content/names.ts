import type { Company } from '../../schemas/company.ts';

/** A `{name}` inside a text of content/. */
export const NAME_PATTERN = /\{([a-z0-9-]+)\}/g;

/** Names that any text may use for the firm's facts, with their values. */
export const companyNames = (company: Company): Record<string, string> => ({
  marque: company.marque,
  telephone: company.telephone,
  messagerie: company.messagerie,
  courriel: company.courriel,
  adresse: `${company.adresse.rue}, ${company.adresse.codePostal} ${company.adresse.ville}`,
  'raison-sociale': company.raisonSociale,
  'forme-juridique': company.formeJuridique,
  siren: company.siren,
  rcs: company.rcs,
  rne: company.rne,
  tva: company.tva,
  assureur: company.assurance.nom,
  'assureur-adresse': company.assurance.adresse,
  'assurance-territoire': company.assurance.territoire,
  verres: company.atelier.verres,
  colle: company.atelier.colle,
  formation: company.atelier.formation,
  directeur: company.directeurPublication,
  mediateur: company.mediateur.nom,
  'mediateur-adresse': company.mediateur.adresse,
  'mediateur-site': company.mediateur.site,
  hebergeur: company.hebergeur.nom,
  'hebergeur-adresse': company.hebergeur.adresse,
  'hebergeur-telephone': company.hebergeur.telephone,
  'hebergeur-site': company.hebergeur.site,
  hote: company.hote,
  horaires: company.horaires.texte,
});

/**
 * Puts values in place of the `{names}` of a text.
 *
 * @param values the page's own figures and the firm's facts
 * @throws Error naming the first unknown name
 */
export const fillNames = (text: string, values: Record<string, string>): string =>
  text.replace(NAME_PATTERN, (whole, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`Le nom ${whole} n’est ni un fait de la page ni un fait de l’entreprise.`);
    return value;
  });
