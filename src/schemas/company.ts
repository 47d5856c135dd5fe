import { z } from 'zod';
import { hour, integer, label, schemaKey, text, webAddress } from './fields.ts';

const phone = z
  .string({ error: 'doit être un numéro de téléphone entre guillemets' })
  .regex(/^0\d( \d{2}){4}$/, { error: 'doit s’écrire comme 01 99 00 24 75' });

/** A host may be abroad. */
const hostPhone = z
  .string({ error: 'doit être un numéro de téléphone entre guillemets' })
  .regex(/^(0\d( \d{2}){4}|\+[1-9]\d{0,2}( \d{1,4}){2,6})$/, {
    error: 'doit s’écrire comme 01 99 00 00 00, ou avec l’indicatif d’un autre pays, comme +32 2 555 00 00',
  });

/** The firm's identity, said once (DESIGN §2, placeholders until its owner fills them in). */
export const companySchema = z.strictObject({
  $schema: schemaKey,
  marque: label,
  raisonSociale: label,
  formeJuridique: text(4, 160),
  hote: z
    .string()
    .regex(/^www\.[a-z0-9.-]+$/, { error: 'doit s’écrire en minuscules, comme www.exemple.fr' }),
  telephone: phone,
  messagerie: phone,
  courriel: z.email({ error: 'doit être une adresse e-mail (exemple : contact@exemple.fr)' }),
  adresse: z.strictObject({
    rue: label,
    codePostal: z.string().regex(/^\d{5}$/, { error: 'doit avoir cinq chiffres' }),
    ville: label,
    latitude: z.number(),
    longitude: z.number(),
  }),
  siren: z.string().regex(/^\d{3} \d{3} \d{3}$/, { error: 'doit s’écrire comme 000 000 000' }),
  rcs: label,
  tva: z.string().regex(/^FR\d{2} \d{9}$/, { error: 'doit s’écrire comme FR00 000000000' }),
  directeurPublication: label,
  mediateur: z.strictObject({
    nom: label,
    adresse: text(4, 160),
    site: webAddress,
  }),
  hebergeur: z.strictObject({
    nom: label,
    adresse: text(4, 160),
    telephone: hostPhone,
    site: webAddress,
  }),
  horaires: z.strictObject({ ouverture: hour, fermeture: hour, texte: label }),
  horairesTelephone: z
    .strictObject({ ouverture: hour, fermeture: hour })
    .describe('Heures du téléphone, urgences comprises, pour les moteurs de recherche'),
  fondation: integer(1900, 2100),
});

/** The firm's identity. */
export type Company = z.infer<typeof companySchema>;
