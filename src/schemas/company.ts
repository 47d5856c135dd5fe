import { z } from 'zod';
import { CODES } from '../lib/map/ile-de-france.ts';
import { decimal, integer, label, text, webAddress } from './fields.ts';
import { openHours } from './hours.ts';
import { refuse } from './refuse.ts';
import { unknownTown } from './town.ts';

const phone = z
  .string({ error: 'doit être un numéro de téléphone entre guillemets' })
  .regex(/^0\d(\s\d{2}){4}$/, { error: 'doit s’écrire comme 01 99 00 24 75' });

/** Phone number of the web host, which may be in another country. */
const hostPhone = z
  .string({ error: 'doit être un numéro de téléphone entre guillemets' })
  .regex(/^(0\d(\s\d{2}){4}|\+[1-9]\d{0,2}(\s\d{1,4}){2,6})$/, {
    error: 'doit s’écrire comme 01 99 00 00 00, ou avec l’indicatif d’un autre pays, comme +32 2 555 00 00',
  });

/** Coordinate in metropolitan France. The ranges of latitudes and longitudes do not overlap, so swapped values fail. */
function degrees(min: number, max: number) {
  const least = String(min).replace('-', '−');
  const error = `doit être entre ${least} et ${max} en France métropolitaine : vérifiez l’ordre, la latitude d’abord`;
  return decimal.min(min, { error }).max(max, { error });
}

const name = label.meta({ title: 'Nom' });
const postalAddress = text(4, 160).meta({ title: 'Adresse postale' });

export const companySchema = z
  .strictObject({
    marque: label.meta({ title: 'Marque', description: 'Le nom que lisent les visiteurs' }),
    raisonSociale: label.meta({ title: 'Raison sociale' }),
    formeJuridique: text(4, 160).meta({ title: 'Forme juridique', description: 'Avec le capital' }),
    hote: z
      .string()
      .regex(/^www\.[a-z0-9.-]+$/, { error: 'doit s’écrire en minuscules, comme www.exemple.fr' })
      .meta({
        title: 'Nom de domaine',
        description: 'Ne se change pas ici : il se règle d’abord chez l’hébergeur',
        readOnly: true,
      }),
    telephone: phone.meta({ title: 'Téléphone', description: 'Comme 01 99 00 24 75' }),
    messagerie: phone.meta({
      title: 'Messagerie',
      description: 'Numéro mobile de la messagerie, comme 06 39 98 24 75',
    }),
    courriel: z
      .email({ error: 'doit être une adresse e-mail (exemple : contact@exemple.fr)' })
      .meta({ title: 'E-mail', description: 'Adresse publique de l’entreprise' }),
    adresse: z
      .strictObject({
        rue: label.meta({ title: 'Numéro et rue' }),
        codePostal: z
          .string()
          .regex(/^\d{5}$/, { error: 'doit avoir cinq chiffres' })
          .meta({ title: 'Code postal', description: 'Cinq chiffres' }),
        ville: label.meta({ title: 'Ville', description: 'Sous son nom officiel' }),
        latitude: degrees(41, 52).meta({ title: 'Latitude', description: 'En degrés, comme 48.9257' }),
        longitude: degrees(-6, 10).meta({ title: 'Longitude', description: 'En degrés, comme 2.2944' }),
      })
      .superRefine(({ codePostal, ville }, context) => {
        const department = codePostal.slice(0, 2);
        // Maps and lists show distances from this town. For a town outside Île-de-France, distances are omitted.
        const message = CODES.includes(department) ? unknownTown(ville, department) : undefined;
        if (message) refuse(context, ['ville'], message);
      })
      .meta({ title: 'Adresse', description: 'Siège de l’entreprise' }),
    siren: z
      .string()
      .regex(/^\d{3}\s\d{3}\s\d{3}$/, { error: 'doit s’écrire comme 000 000 000' })
      .meta({ title: 'SIREN', description: 'Comme 000 000 000' }),
    rcs: label.meta({ title: 'Ville du RCS' }),
    rne: text(4, 160).meta({
      title: 'Registre national des entreprises',
      description: 'Ce qu’y dit l’inscription, comme « entreprise artisanale »',
    }),
    tva: z
      .string()
      .regex(/^FR\d{2}\s\d{9}$/, { error: 'doit s’écrire comme FR00 000000000' })
      .meta({ title: 'Numéro de TVA', description: 'Comme FR00 000000000' }),
    directeurPublication: label.meta({ title: 'Directeur de la publication' }),
    mediateur: z.strictObject({ nom: name, adresse: postalAddress, site: webAddress }).meta({
      title: 'Médiateur de la consommation',
      description: 'Obligatoire pour vendre à des particuliers',
    }),
    assurance: z.strictObject({ nom: name, adresse: postalAddress }).meta({
      title: 'Assureur',
      description: 'De la responsabilité civile professionnelle',
    }),
    hebergeur: z
      .strictObject({
        nom: name,
        adresse: postalAddress,
        telephone: hostPhone.meta({
          title: 'Téléphone',
          description: 'Comme 01 99 00 00 00 ou +32 2 555 00 00',
        }),
        site: webAddress,
      })
      .meta({ title: 'Hébergeur du site', description: 'Pour les mentions légales' }),
    horairesTelephone: openHours.meta({
      title: 'Heures du téléphone',
      description: 'Urgences comprises, pour les moteurs de recherche',
    }),
    fondation: integer(1900, 2100).meta({ title: 'Année de fondation' }),
  })
  .meta({ title: 'L’entreprise', description: 'Son identité, dite une seule fois pour tout le site' });

export type Company = z.infer<typeof companySchema>;
