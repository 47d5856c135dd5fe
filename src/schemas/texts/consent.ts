import { z } from 'zod';
import { schemaKey } from '../fields.ts';
import { sentence, sentences } from './words.ts';

/** Words of the cookie banner and of the settings (specification 1 §2). */
export const consentTextsSchema = z.strictObject({
  $schema: schemaKey,
  banniere: sentences('titre', 'texte', 'politique', 'accepter', 'refuser', 'personnaliser'),
  reglages: z.strictObject({
    titre: sentence(),
    essentiels: sentences('titre', 'texte', 'etat'),
    analytics: sentences('titre', 'texte'),
    marketing: sentences('titre', 'texte'),
    enregistrer: sentence(),
    accepter: sentence(),
    refuser: sentence(),
    choixActuel: sentences('inconnu', 'connu'),
    sansScript: sentence(),
  }),
});
