import { z } from 'zod';
import { day, integer, text } from './fields.ts';

/** A customer review (specification 1 §3; dates of the experience and of publication: Code de la consommation D111-10). */
export const reviewSchema = z.strictObject({
  id: text(1, 40),
  texte: text(30, 600),
  auteur: text(2, 40).describe('Prénom et initiale'),
  ville: text(2, 60),
  note: integer(5, 5),
  publie: day,
  experience: day.describe('Jour de l’intervention'),
  exemple: z
    .literal(true, { error: 'doit être true, ou absent pour un avis réel' })
    .optional()
    .describe('Avis inventé, à remplacer avant l’ouverture'),
});
